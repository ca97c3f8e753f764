import { describe, expect, it } from 'vitest'
import { openingError, refuseLostTerms } from './connection-terms.ts'
import { StartError } from './start-error.ts'

const NONE = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' }
const ALL = { statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '15s' }

describe('the time-outs of a connection', () => {
  it('are set for a server, and not for a migration', () => {
    expect(() => refuseLostTerms(ALL, false)).not.toThrow()
    expect(() => refuseLostTerms(NONE, true)).not.toThrow()
  })

  it('that a pooler has swallowed are named', () => {
    expect(() => refuseLostTerms({ ...ALL, statement_timeout: '0' }, false)).toThrow(
      /не передает базе statement_timeout: задайте их в его connect_query/,
    )
  })

  it('that a pooler has given to a migration ask for an address past it', () => {
    expect(() => refuseLostTerms({ ...NONE, statement_timeout: '10s' }, true)).toThrow(/DATABASE_DIRECT_URL/)
  })

  it('that a pooler refuses are distinguished from an unavailable database', () => {
    const refused = new Error('unsupported startup parameter: statement_timeout')
    expect(openingError(refused, false).message).toMatch(/deploy\/pgbouncer\.ini/)
    expect(openingError(new Error('unsupported startup parameter: options'), true).message).toMatch(
      /DATABASE_DIRECT_URL/,
    )
    expect(openingError(new Error('connect ECONNREFUSED'), false).message).toBe(
      'База данных по адресу DATABASE_URL не отвечает: connect ECONNREFUSED.',
    )
    const said = new StartError('Нужна другая база.')
    expect(openingError(said, false)).toBe(said)
  })
})
