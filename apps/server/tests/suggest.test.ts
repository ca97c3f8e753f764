import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { isInn } from '@proverka/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../src/commands/env.ts'
import { databaseForProcess } from './setup/copy-database.ts'
import { startServerProcess } from '@proverka/test-support/server-process'
import {
  PROVIDER_ADDRESSES,
  PROVIDER_COMPANIES,
  startSuggestProvider,
  type ProviderReply,
} from './setup/suggest-provider.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'

const KEY = 'invented-key-0123456789'
const SECRET_WORDS = 'улица Неразглашаемая'
const FIRST = 'Образцовский пряничный двор'

const companiesOf = async (visitor: Visitor, query: string, count?: string) => {
  const { status, data } = await visitor.call(contract.suggest.suggestCompanies, {
    query: { query, ...(count && { count }) },
  })
  expect(status).toBe(200)
  return data.suggestions
}
const addressesOf = async (visitor: Visitor, query: string) => {
  const { status, data } = await visitor.call(contract.suggest.suggestAddresses, { query: { query } })
  expect(status).toBe(200)
  return data.suggestions
}

describe('companies of the demo world', () => {
  let server: TestServer
  let guest: Visitor
  beforeAll(async () => {
    server = await startTestServer()
    guest = server.visit()
  })
  afterAll(() => server.stop())

  const namesOf = async (query: string) => (await companiesOf(guest, query)).map(({ value }) => value)

  it('[CALL-162] come with name, INN and head, by name and by INN', async () => {
    const byName = await companiesOf(guest, FIRST)
    expect(byName).toEqual([
      {
        value: expect.stringContaining(`«${FIRST}»`),
        data: {
          inn: expect.stringMatching(/^00\d{8}$/),
          management: { name: expect.stringMatching(/^(\S+ ){2}\S+$/) },
        },
      },
    ])
    const inn = byName[0]?.data.inn ?? ''
    expect(await companiesOf(guest, inn)).toEqual(byName)
    expect(await companiesOf(guest, inn.slice(0, 9))).toEqual(byName)
  })

  it.each([
    ['in any order', 'двор пряничный образцовский'],
    ['in any case', 'ОБРАЗЦОВСКИЙ ПРЯНИЧНЫЙ ДВОР'],
    ['with straight quotes and another form', 'АО "Образцовский пряничный двор"'],
    ['with the form in words', 'Общество с ограниченной ответственностью «Образцовский пряничный двор»'],
    ['with the last word unfinished', 'Образцовский пряничный дв'],
    ['with an INN for the last word', 'образцовский пряничный инн 00'],
  ])('are found by words %s', async (_, query) => {
    expect(await namesOf(query)).toEqual([expect.stringContaining(FIRST)])
  })

  it('are found with ё and with е', async () => {
    const names = await namesOf('берёзомельский')
    expect(names).toHaveLength(8)
    expect(names.every((name) => name.includes('Берёзомельский'))).toBe(true)
    expect(await namesOf('БЕРЕЗОМЕЛЬСКИЙ')).toEqual(names)
  })

  it('are not found by an unfinished word that another one follows', async () => {
    expect(await namesOf('образц пряничный двор')).toEqual([])
  })

  it('include entrepreneurs, who head themselves', async () => {
    const rows = await server.sql('select inn, name, manager from demo_companies where length(inn) = 12')
    expect(rows).toHaveLength(30)
    for (const { inn, name, manager } of rows) {
      expect(name).toBe(`ИП ${String(manager)}`)
      expect(await companiesOf(guest, String(name))).toContainEqual({
        value: name,
        data: { inn, management: { name: manager } },
      })
    }
  })

  it.each(['%', '_', '\\', '   ', '«»', 'ООО', 'нет такой', `' or 1=1 --`, 'я'.repeat(300)])(
    'are none for %j',
    async (query) => {
      expect(await companiesOf(guest, query)).toEqual([])
    },
  )

  it('are at most as many as asked for, eight unless told', async () => {
    expect(await companiesOf(guest, '00')).toHaveLength(8)
    expect(await companiesOf(guest, '00', '3')).toHaveLength(3)
    expect(await companiesOf(guest, '00', '0')).toEqual([])
    expect(await companiesOf(guest, '00', '20')).toHaveLength(20)
    const { status } = await guest.call(contract.suggest.suggestCompanies, {
      query: { query: '00', count: '21' },
    })
    expect(status).toBe(400)
  })

  it('are 150 with right numbers of a region that does not exist, none twice', async () => {
    const rows = await server.sql('select inn, name from demo_companies')
    expect(rows).toHaveLength(150)
    expect(rows.filter(({ inn }) => !isInn(inn) || !inn.startsWith('00'))).toEqual([])
    const companies = rows.filter(({ inn }) => String(inn).length === 10)
    expect(companies).toHaveLength(120)
    expect(new Set(companies.map(({ name }) => String(name).replace(/^\S+ /, ''))).size).toBe(120)
  })
})

describe('a provider of suggestions', () => {
  let provider: Awaited<ReturnType<typeof startSuggestProvider>>
  let server: TestServer
  let guest: Visitor
  beforeAll(async () => {
    provider = await startSuggestProvider()
    server = await startTestServer({ suggestProvider: { url: provider.url, key: KEY } })
    guest = server.visit()
  })
  afterEach(() => {
    provider.requests.length = 0
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const answerWith = (suggestions: readonly unknown[]) =>
    provider.answerWith({ body: JSON.stringify({ suggestions }) })

  it('is asked for addresses with our key', async () => {
    answerWith([])
    expect(await addressesOf(guest, 'Кленовая')).toEqual([])
    expect(provider.requests).toEqual([
      {
        method: 'POST',
        path: '/rs/suggest/address',
        headers: expect.objectContaining({
          authorization: `Token ${KEY}`,
          'content-type': 'application/json',
        }),
        body: { query: 'Кленовая', count: 8 },
      },
    ])
  })

  it('is asked for companies', async () => {
    const { company, entrepreneur, headless, numberless } = PROVIDER_COMPANIES
    answerWith([company, entrepreneur, headless, numberless])
    expect(await companiesOf(guest, 'кляк', '5')).toEqual([
      {
        value: company.value,
        data: { inn: company.data.inn, management: { name: 'Кляксин Мирон Петрович' } },
      },
      {
        value: entrepreneur.value,
        data: { inn: entrepreneur.data.inn, management: { name: 'Промокашева Алёна Тихоновна' } },
      },
      { value: headless.value, data: { inn: headless.data.inn, management: null } },
    ])
    expect(provider.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/rs/suggest/party', { query: 'кляк', count: 5 }],
    ])
  })

  it('gives an address the number of its finest part, never that of the house to a flat', async () => {
    const { flat, flatWithoutNumber, house, plot, street } = PROVIDER_ADDRESSES
    answerWith([flat, flatWithoutNumber, house, plot, street])
    expect(await addressesOf(guest, 'Кленовая 14')).toEqual([
      { value: flat.value, data: { cadastral_number: '00:14:0203005:1047' } },
      { value: flatWithoutNumber.value, data: {} },
      { value: house.value, data: { cadastral_number: '00:14:0203005:14' } },
      { value: plot.value, data: { cadastral_number: '00:14:0100001:3' } },
      { value: street.value, data: {} },
    ])
  })

  it('loses rows of another shape and those that nobody asked for', async () => {
    answerWith([
      null,
      'text',
      { value: 7 },
      { value: 'нет данных' },
      ...Array(30).fill(PROVIDER_ADDRESSES.street),
    ])
    expect(await addressesOf(guest, 'Кленовая')).toHaveLength(8)
  })

  it('is not troubled with nothing', async () => {
    expect(await addressesOf(guest, '   ')).toEqual([])
    expect(await companiesOf(guest, 'кляк', '0')).toEqual([])
    expect(provider.requests).toEqual([])
  })

  it.each<[string, ProviderReply]>([
    ['refuses the key', { status: 403, body: '{"message":"no"}' }],
    ['has a limit', { status: 429, body: '' }],
    ['breaks', { status: 500, body: '<html>' }],
    ['sends no JSON', { body: '<html>' }],
    ['sends another shape', { body: '{"suggestions":{}}' }],
    ['sends the key elsewhere', { status: 307, location: '/elsewhere', body: '' }],
    ['never answers', 'silent'],
  ])('that %s is an empty list', async (_, reply) => {
    provider.answerWith(reply)
    const [addresses, companies] = await Promise.all([addressesOf(guest, 'Клен'), companiesOf(guest, 'кляк')])
    expect([addresses, companies]).toEqual([[], []])
    expect(new Set(provider.requests.map(({ path }) => path))).toEqual(
      new Set(['/rs/suggest/address', '/rs/suggest/party']),
    )
    expect(provider.requests).toHaveLength(2)
  })
})

describe('the settings of the provider', () => {
  it('are off without a key', () => {
    expect(readEnv({ SUGGEST_URL: 'https://suggest.example/rs' }).suggestProvider).toBeUndefined()
    expect(readEnv({ SUGGEST_KEY: '' }).suggestProvider).toBeUndefined()
  })

  it('are the public host unless told, and any base with or without a slash', () => {
    expect(readEnv({ SUGGEST_KEY: KEY }).suggestProvider).toEqual({
      key: KEY,
      url: expect.stringMatching(/^https:\/\/.+[^/]$/),
    })
    expect(readEnv({ SUGGEST_KEY: KEY, SUGGEST_URL: 'https://suggest.example/rs/' }).suggestProvider).toEqual(
      {
        key: KEY,
        url: 'https://suggest.example/rs',
      },
    )
  })

  it('work in a process, whose output has an outage but neither the key nor what was typed', async () => {
    const provider = await startSuggestProvider()
    const folder = await mkdtemp(join(tmpdir(), 'proverka-suggest-'))
    const { variables, drop } = await databaseForProcess(folder)
    const server = await startServerProcess({
      ...variables,
      SUGGEST_KEY: KEY,
      SUGGEST_URL: `${provider.url}/`,
    })
    try {
      const guest = createVisitor(() => server.port, 'realty')
      provider.answerWith({ body: JSON.stringify({ suggestions: [PROVIDER_ADDRESSES.house] }) })
      expect(await addressesOf(guest, SECRET_WORDS)).toHaveLength(1)
      provider.answerWith({ body: `oops: ${SECRET_WORDS}` })
      expect(await addressesOf(guest, SECRET_WORDS)).toEqual([])
      await provider.stop()
      expect(await companiesOf(guest, SECRET_WORDS)).toEqual([])
      await expect.poll(server.output).toContain('ECONNREFUSED')
      expect(server.output()).toContain('the provider of suggestions does not answer')
      expect(server.output()).not.toContain(KEY)
      expect(server.output()).not.toContain('Неразглашаемая')
    } finally {
      await server.end('SIGTERM')
      await drop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
