import { isDeepStrictEqual } from 'node:util'
import registered from '@proverka/domain/fixtures/addresses.json' with { type: 'json' }
import { createSearchIndex, type StoredObject } from '@proverka/address-search'
import { contract } from '@proverka/api/contract'
import { startOpenSearchServer, type OpenSearchServer } from '@proverka/test-support/opensearch/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../src/platform/db/start-error.ts'
import { readEnv } from '../src/commands/env.ts'
import { SearchUnavailableError } from '../src/adapters/registry/search/search-unavailable-error.ts'
import type { SharedEngine } from '../src/adapters/registry/search/object-index.ts'
import { createOpenSearchEngine } from '../src/adapters/registry/search/opensearch/opensearch-engine.ts'
import { createSharedIndex } from '../src/adapters/registry/search/shared-index.ts'
import { makeBigWorld } from '../src/commands/seeds/big-world/make-big-world.ts'
import { addressQuestions, unfinishedQuestions } from './setup/address-questions.ts'
import { startTestServer } from './setup/test-server.ts'

/** Number of invented objects in the index beside the addresses of registers. */
const WORLD = 1200
const EVERY = 60
const LIMIT = 50
const COUNT = 16
const QUICK = { limitMs: 300, tries: 2, firstPauseMs: 5 }
const PATIENT = { limitMs: 5000, tries: 4, firstPauseMs: 5 }

const AWKWARD: readonly (readonly [number: string | null, address: string])[] = [
  ['00:14:0203005:1047', 'г. Чернила, ул. 8 Марта, д. 5, кв. 12'],
  ['00:14:020301:7', 'г. Чернила, ул. Зеленая, д. 10, кв. 3, ком. 2'],
  ['00-14-17/004/2005-336', 'г. Чернила, тер. СНТ «Рассвет», уч. 55'],
  [null, 'г. Чернила, ул. Набережная, д. 6А'],
  ['14:00:0203005:6', 'г. Чернила, мкр. 3, д. 5, кв. 9'],
]

function makeObjects(): readonly StoredObject[] {
  const world = [...makeBigWorld(WORLD)].map(({ id, number, address }) => ({ id, number, address }))
  const written = Object.values(registered).flatMap((list) => list.map((address) => [null, address] as const))
  return [
    ...world,
    ...[...AWKWARD, ...written].map(([number, address], at) => ({ id: WORLD + at + 1, number, address })),
  ]
}

const engineOf = (server: OpenSearchServer, prefix = 'proverka') =>
  createOpenSearchEngine({ url: server.url, prefix, asking: QUICK, writing: PATIENT })

describe('the search in OpenSearch', () => {
  const objects = makeObjects()
  const memory = createSearchIndex()
  let server: OpenSearchServer
  let engine: SharedEngine

  beforeAll(async () => {
    for (const object of objects) memory.put(object)
    server = await startOpenSearchServer('пароль/1')
    engine = engineOf(server)
    await engine.prepare()
    await engine.put(objects)
    server.refresh()
  })
  afterAll(() => server.stop())

  it('[OPS-07] answers the same questions with the same objects as the index in memory', async () => {
    const questions = addressQuestions(objects.filter(({ id }) => id % EVERY === 0 || id > WORLD))
    expect(questions.length).toBeGreaterThan(200)
    for (const text of questions) {
      expect([text, ...(await engine.search(text, LIMIT))]).toEqual([text, ...memory.search(text, LIMIT)])
    }
  }, 60_000)

  it('[OPS-07] goes on from unfinished texts as the index in memory does', async () => {
    const questions = unfinishedQuestions(objects.filter(({ id }) => id % (EVERY * 2) === 0 || id > WORLD))
    let same = 0
    for (const text of questions) {
      const [found, expected] = [await engine.suggest(text, COUNT), memory.suggest(text, COUNT)]
      expect([text, found[0]]).toEqual([text, expected[0]])
      if (isDeepStrictEqual(found, expected)) same++
    }
    // As in PostgreSQL: streets that fit alike may change places further down.
    expect(same / questions.length).toBeGreaterThan(0.95)
  }, 60_000)

  it.each(['чернила зиленоя 10', 'Chernila, Zelenaya 10', 'Урюпинск, Зеленая 10', 'набиражная 6а'])(
    '[OPS-07] [INPUT-10] guesses «%s» as the index in memory does',
    async (text) => {
      const [guessed, expected] = [await engine.guess(text, COUNT), await memory.guess(text, COUNT)]
      expect(guessed.missing).toEqual(expected.missing)
      expect(guessed.meant[0]).toEqual(expected.meant[0])
      expect(guessed.meant.length + (guessed.missing ? 1 : 0)).toBeGreaterThan(0)
    },
  )

  it('takes in changed objects, and lets go of removed ones', async () => {
    const [first] = objects as [StoredObject]
    const moved = {
      id: first.id,
      number: '77:01:0001001:77',
      address: 'г. Чернила, ул. Перьевая, д. 1, кв. 1',
    }
    await engine.put([moved])
    await engine.put([moved])
    expect(await engine.idsBetween(first.id, first.id)).toEqual([first.id])
    server.refresh()
    expect(await engine.search('перьевая 1 1', LIMIT)).toEqual([first.id])
    expect(await engine.search('77:01:0001001:77', LIMIT)).toEqual([first.id])
    expect(await engine.search(first.address, LIMIT)).not.toContain(first.id)
    await engine.remove([first.id, 999_999_999])
    expect(await engine.idsBetween(first.id, first.id)).toEqual([])
    expect(await engine.search('перьевая 1 1', LIMIT)).toEqual([])
    await engine.put([first])
    server.refresh()
    expect(await engine.search(first.address, LIMIT)).toEqual(memory.search(first.address, LIMIT))
  })

  it('keeps its objects over a start, and another prefix has objects of its own', async () => {
    expect(await engineOf(server).prepare()).toBe(true)
    const other = engineOf(server, 'other')
    expect(await other.prepare()).toBe(false)
    expect([await engine.greatestId(), await other.greatestId()]).toEqual([objects.length, 0])
  })

  it('asks a question again when OpenSearch is busy, and gives up after that', async () => {
    const [last] = objects.slice(-1) as [StoredObject]
    for (const mood of ['busy', 'away', 'silent', 'broken-shard', 'garbled'] as const) {
      server.troubleNext('search', mood, 1)
      expect(await engine.search(last.address, LIMIT)).toContain(last.id)
      server.troubleNext('search', mood, 2)
      await expect(engine.search(last.address, LIMIT), mood).rejects.toThrow(SearchUnavailableError)
    }
    server.troubleNext('_msearch', 'crowded', 1)
    expect(await engine.search(last.address, LIMIT)).toContain(last.id)
    server.troubleNext('_msearch', 'crowded', 2)
    await expect(engine.search(last.address, LIMIT)).rejects.toThrow(/429/)
  })

  it('sends again only what a busy OpenSearch did not take', async () => {
    const other = engineOf(server, 'crowded')
    await other.prepare()
    const before = server.calls.length
    server.troubleNext('_bulk', 'crowded', 6)
    await other.put(objects.slice(0, 90))
    expect(await other.idsBetween(0, 100)).toHaveLength(90)
    const lines = server.calls
      .slice(before)
      .filter(({ what }) => what === 'POST /crowded-objects-2/_bulk')
      .map(({ lines: count }) => count)
    expect(lines[0]).toBe(180)
    expect(lines[1]).toBe(60)
    // Places and the counter were refused in parts, too, and none was counted twice.
    const places = [...(server.indexes.get('crowded-places-2')?.visible ?? [])]
    expect(new Set(places.map(({ source }) => source['key'])).size).toBe(places.length)
    server.troubleNext('_bulk', 'busy', 20)
    await expect(other.put(objects.slice(90, 100))).rejects.toThrow(SearchUnavailableError)
    server.troubleNext('_bulk', 'busy', 0)
    await other.put(objects.slice(90, 100))
    expect(await other.idsBetween(0, 100)).toHaveLength(100)
  })

  it('names a document that is refused for good', async () => {
    await expect(engine.put([{ id: 2 ** 40, number: null, address: 'г. Чернила, д. 1' }])).rejects.toThrow(
      /400: mapper_parsing_exception: failed to parse field \[id\]/,
    )
  })

  it('gives each place one number though two processes write it at once', async () => {
    const [one, other] = [engineOf(server, 'two'), engineOf(server, 'two')]
    await Promise.all([one.prepare(), other.prepare()])
    const half = objects.slice(0, 300)
    await Promise.all([one.put(half), other.put(half.toReversed())])
    server.refresh()
    const places = [...(server.indexes.get('two-places-2')?.visible ?? [])].filter(
      ({ id }) => id !== 'counter',
    )
    expect(new Set(places.map(({ source }) => source['id'])).size).toBe(places.length)
    const small = createSearchIndex()
    for (const object of half) small.put(object)
    const sorted = (ids: readonly number[]) => ids.toSorted((id, next) => id - next)
    for (const { address } of half.filter(({ id }) => id % 30 === 0))
      expect(sorted(await one.search(address, LIMIT))).toEqual(sorted(small.search(address, LIMIT)))
  })

  it('says at the start what is wrong: the password, the cluster, an address that is none', async () => {
    const { host } = new URL(server.url)
    const refused = createOpenSearchEngine({ url: `http://proverka:wrong@${host}`, prefix: 'proverka' })
    await expect(refused.prepare()).rejects.toThrow(/Поиск в OpenSearch не готов .*401/)
    server.health = 'red'
    await expect(engine.prepare()).rejects.toThrow(/red/)
    server.health = 'green'
    const settings = { ADDRESS_SEARCH: 'opensearch', NODE_ENV: 'test' }
    expect(() => readEnv(settings)).toThrow(StartError)
    expect(() => readEnv({ ...settings, ADDRESS_SEARCH_URL: 'postgres://a/b' })).toThrow(/ADDRESS_SEARCH_URL/)
    expect(() => readEnv({ ...settings, ADDRESS_SEARCH_PREFIX: 'Да' })).toThrow(/ADDRESS_SEARCH_PREFIX/)
    expect(readEnv({ ...settings, ADDRESS_SEARCH_URL: server.url }).addressSearch).toEqual({
      engine: 'opensearch',
      url: server.url,
      prefix: 'proverka',
    })
  })
})

describe('a server that searches in OpenSearch', () => {
  let search: OpenSearchServer
  beforeAll(async () => {
    search = await startOpenSearchServer()
  })
  afterAll(() => search.stop())

  it('[OPS-07] finds the register, goes on with a load that was broken off, and answers 503 while it is away', async () => {
    const access = { engine: 'opensearch', url: search.url, prefix: 'proverka' } as const
    const server = await startTestServer({ addressSearch: access })
    try {
      const find = (query: string) =>
        server.visit().call(contract.objects.searchObjects, { query: { query } })
      search.refresh()
      expect((await find('j,hfpwjdcr rktyjdfz 14 47')).data?.[0]?.Number).toBe('00:14:0203005:1047')
      search.troubleNext('search', 'away', 1000)
      expect((await find('Полевая 3')).status).toBe(503)
      search.troubleNext('search', 'away', 0)
      expect((await find('Полевая 3')).data?.length).toBeGreaterThan(0)

      // A load of another index ends in its third range; who comes next begins with it.
      const { queries } = server.context
      const ranges: string[] = []
      const observed = (failAt?: number): SharedEngine => {
        const engine = engineOf(search, 'broken')
        return {
          ...engine,
          idsBetween: async (from, to) => {
            ranges.push(`${from}-${to}`)
            if (failAt === ranges.length) throw new SearchUnavailableError('gone')
            return engine.idsBetween(from, to)
          },
        }
      }
      await expect(createSharedIndex(observed(3), queries, 20).load()).rejects.toThrow('gone')
      expect(ranges).toEqual(['0-19', '20-39', '40-59'])
      ranges.length = 0
      const next = createSharedIndex(observed(), queries, 20)
      // The next process was running already: the first one to refresh takes over.
      expect(await next.refresh()).toBe(true)
      expect(ranges[0]).toBe('40-59')
      search.refresh()
      const greatest = await queries.demoObjects.greatestId()
      const written = await engineOf(search, 'broken').idsBetween(0, greatest)
      expect(written).toEqual(await engineOf(search).idsBetween(0, greatest))
      ranges.length = 0
      await createSharedIndex(observed(), queries, 20).load()
      expect(ranges).toEqual([])
    } finally {
      await server.stop()
    }
  })
})
