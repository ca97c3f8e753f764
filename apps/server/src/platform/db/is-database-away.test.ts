import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

describe('a database that is away', () => {
  it.each([
    ['a full disk', failure('could not extend file: No space left on device', '53100')],
    // A new connection on a full disk: the code is that of an internal fault.
    ['a full disk when a connection is opened', failure('could not write init file', 'XX000')],
    ['a refused connection', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a pooler without a free connection', failure('query_wait_timeout', '08P01')],
    ['a pooler whose connection broke', failure('server conn crashed?', '08P01')],
    ['a failure that it caused', new Error('no report', { cause: failure('Connection terminated') })],
  ])('[SAFE-17] is recognised by %s', (_, error) => expect(isDatabaseAway(error)).toBe(true))

  it.each([
    ['another internal fault', failure('cache lookup failed', 'XX000')],
    ['a broken protocol', failure('invalid message format', '08P01')],
    ['a rule of a table', failure('duplicate key', '23505')],
    ['what is no error', 'could not write init file'],
  ])('is not recognised by %s', (_, error) => expect(isDatabaseAway(error)).toBe(false))
})
