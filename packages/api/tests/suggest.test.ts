import { SUGGEST_COUNT } from '@proverka/domain/property'
import { describe, expect, it } from 'vitest'
import { ContractError } from '../src/index.ts'
import { suggestQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { openWire } from './open-wire.ts'
import { eventually, json } from './wire-server.ts'

const COMPANY = {
  value: 'ООО «Тихомельский пряничный двор»',
  data: { inn: '0014100008', management: { name: 'Кляксин Арсений Петрович' } },
}

const { server, client } = await openWire()
const sent = () => {
  const { pathname, searchParams } = new URL(server.last().url, server.baseUrl)
  return [server.last().method, pathname, Object.fromEntries(searchParams)]
}

describe('companies', () => {
  it.each(['пряничный двор', '001410'])('[CALL-162] are asked for by name or INN: %s', async (query) => {
    server.answerWith(json({ suggestions: [COMPANY] }))
    expect(await runQuery(suggestQueries.companies(client(), query, SUGGEST_COUNT))).toEqual([COMPANY])
    expect(sent()).toEqual(['GET', '/api/suggest/company', { query, count: '8' }])
  })

  it('may have no head', async () => {
    const headless = { ...COMPANY, data: { ...COMPANY.data, management: null } }
    server.answerWith(json({ suggestions: [headless] }))
    expect(await runQuery(suggestQueries.companies(client(), 'двор', 8))).toEqual([headless])
  })

  it('without an INN are no answer', async () => {
    server.answerWith(json({ suggestions: [{ value: 'ООО «Двор»', data: { management: null } }] }))
    await expect(runQuery(suggestQueries.companies(client(), 'двор', 8))).rejects.toBeInstanceOf(
      ContractError,
    )
  })

  it('cost no request any more when what is typed has changed', async () => {
    server.answerWith({ silent: true })
    const typing = new AbortController()
    const { queryFn } = suggestQueries.companies(client(), 'двор', 8)
    const asked = (queryFn as (context: object) => Promise<unknown>)({ signal: typing.signal })
    await eventually(() => server.requests.length === 1)
    typing.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    await eventually(() => server.last().isCut)
  })
})

describe('the two kinds of suggestions', () => {
  it('are remembered apart', () => {
    const keys = [suggestQueries.addresses, suggestQueries.companies].map(
      (options) => options(client(), 'двор', 8).queryKey,
    )
    expect(keys[0]).not.toEqual(keys[1])
  })
})
