import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSuggestProvider } from './setup/suggest-provider.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let provider: Awaited<ReturnType<typeof startSuggestProvider>>
let server: TestServer
let guest: Visitor
beforeAll(async () => {
  provider = await startSuggestProvider()
  server = await startTestServer({ suggestProvider: { url: provider.url, key: 'invented-key-0123456789' } })
  guest = server.visit()
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

/** Has the provider answer with the bytes of a file: its answers with every field that they have, of invented values. */
async function answerWithFile(name: string) {
  const body = await readFile(join(import.meta.dirname, 'fixtures', name), 'utf8')
  provider.answerWith({ body })
  return (JSON.parse(body) as { suggestions: { value: string; data: Record<string, unknown> }[] }).suggestions
}

describe('the answer of the provider as it comes over the wire', () => {
  it('gives addresses in its order, with the number of a house and of a flat', async () => {
    const sent = await answerWithFile('suggest-address.json')
    expect(Math.min(...sent.map(({ data }) => Object.keys(data).length))).toBeGreaterThan(65)
    const { data } = await guest.call(contract.suggest.suggestAddresses, { query: { query: 'образц' } })
    expect(data.suggestions).toEqual([
      { value: 'г Образцовск', data: {} },
      { value: 'Образцовская обл', data: {} },
      { value: 'г Образцовск, Тихая наб', data: {} },
      { value: 'Образцовский край, Тихомельский р-н', data: {} },
      { value: 'г Образцовск, ул Кленовая, д 14', data: { cadastral_number: '00:14:0203005:14' } },
      { value: 'г Образцовск, ул Кленовая, д 14, кв 47', data: { cadastral_number: '00:14:0203005:1047' } },
      { value: 'г Образцовск, ул Кленовая, д 14, кв 48', data: {} },
    ])
  })

  it('gives companies with their heads, an entrepreneur as his own, one without a head and a bankrupt one', async () => {
    const sent = await answerWithFile('suggest-party.json')
    expect(Math.min(...sent.map(({ data }) => Object.keys(data).length))).toBeGreaterThan(34)
    const { data } = await guest.call(contract.suggest.suggestCompanies, { query: { query: 'чернильный' } })
    expect(data.suggestions).toEqual([
      {
        value: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
        data: { inn: '0014990005', management: { name: 'Кляксин Мирон Петрович' } },
      },
      { value: 'ПАО "КЛЯКСА"', data: { inn: '0014990012', management: null } },
      {
        value: 'АО "ПРОМОКАШКА"',
        data: { inn: '0014990020', management: { name: 'Войлочева Алёна Тихоновна' } },
      },
      {
        value: 'ИП Промокашева Алёна Тихоновна',
        data: { inn: '001499000067', management: { name: 'Промокашева Алёна Тихоновна' } },
      },
    ])
  })

  it('is cut to what was asked for', async () => {
    await answerWithFile('suggest-party.json')
    const query = { query: 'чернильный', count: '2' }
    const { data } = await guest.call(contract.suggest.suggestCompanies, { query })
    expect(data.suggestions.map(({ value }) => value)).toEqual(['ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"', 'ПАО "КЛЯКСА"'])
  })
})
