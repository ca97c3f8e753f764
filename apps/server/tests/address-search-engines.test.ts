import { isDeepStrictEqual } from 'node:util'
import registered from '@proverka/domain/fixtures/addresses.json' with { type: 'json' }
import { createSearchIndex, type StoredObject } from '@proverka/address-search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../src/commands/env.ts'
import type { SharedEngine } from '../src/adapters/registry/search/object-index.ts'
import { createPostgresEngine } from '../src/adapters/registry/search/postgres/postgres-engine.ts'
import { makeBigWorld } from '../src/commands/seeds/big-world/make-big-world.ts'
import { addressQuestions, unfinishedQuestions } from './setup/address-questions.ts'
import { copyDatabase, createEmptyDatabase, type DatabaseCopy } from './setup/copy-database.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/** Number of invented objects in the index beside the addresses of registers. */
const WORLD = 3000
/** Every so many of them is asked for. */
const EVERY = 150
const LIMIT = 50
const COUNT = 16

const AWKWARD: readonly (readonly [number: string | null, address: string])[] = [
  ['00:14:0203005:1047', 'г. Чернила, ул. 8 Марта, д. 5, кв. 12'],
  ['00:14:020301:7', 'г. Чернила, ул. Зеленая, д. 10, кв. 3, ком. 2'],
  ['00:14:0203017:1', 'г. Чернила, ул. Зелёная, д. 10, кв. 3'],
  ['00-14-17/004/2005-336', 'г. Чернила, тер. СНТ «Рассвет», уч. 55'],
  [null, 'г. Чернила, ул. Набережная, д. 6А'],
  ['14:00:0203005:5', 'г. Чернила, ул. Набережная, д. 6А, кв. 1'],
  ['14:00:0203005:6', 'г. Чернила, мкр. 3, д. 5, кв. 9'],
]

/** Two wrong letters, Latin spelling, a town that no place has. */
const GUESSES = [
  'чернила зиленоя 10',
  'Chernila, Zelenaya 10',
  'Урюпинск, Зеленая 10',
  'набиражная 6а',
] as const

function makeObjects(): readonly StoredObject[] {
  const world = [...makeBigWorld(WORLD)].map(({ id, number, address }) => ({ id, number, address }))
  const written = Object.values(registered).flatMap((list) => list.map((address) => [null, address] as const))
  const texts = [...AWKWARD, ...written]
  return [...world, ...texts.map(([number, address], at) => ({ id: WORLD + at + 1, number, address }))]
}

describe.runIf(process.env['DATABASE_URL'])('the search in PostgreSQL', () => {
  const objects = makeObjects()
  const memory = createSearchIndex()
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let engine: SharedEngine

  beforeAll(async () => {
    for (const object of objects) memory.put(object)
    database = await createEmptyDatabase()
    engine = createPostgresEngine({ url: database.databaseUrl })
    await engine.prepare()
    await engine.put(objects)
  })
  afterAll(async () => {
    await engine.close()
    await database.drop()
  })

  it('[OPS-07] answers the same questions with the same objects as the index in memory', async () => {
    const asked = objects.filter(({ id }) => id % EVERY === 0 || id > WORLD)
    const questions = addressQuestions(asked)
    expect(questions.length).toBeGreaterThan(200)
    for (const text of questions) {
      expect([text, ...(await engine.search(text, LIMIT))]).toEqual([text, ...memory.search(text, LIMIT)])
    }
  })

  it('[OPS-07] goes on from unfinished texts as the index in memory does', async () => {
    const questions = unfinishedQuestions(objects.filter(({ id }) => id % (EVERY * 2) === 0 || id > WORLD))
    let same = 0
    for (const text of questions) {
      const [found, expected] = [await engine.suggest(text, COUNT), memory.suggest(text, COUNT)]
      expect([text, found[0]]).toEqual([text, expected[0]])
      if (isDeepStrictEqual(found, expected)) same++
    }
    // Streets that fit alike may change places further down: a word that answers two words of the question is counted in
    // the order in which the words of the index arrived.
    expect(same / questions.length).toBeGreaterThan(0.95)
  })

  it.each([...GUESSES])('[OPS-07] [INPUT-10] guesses «%s» as the index in memory does', async (text) => {
    const [guessed, expected] = [await engine.guess(text, COUNT), await memory.guess(text, COUNT)]
    expect(guessed.missing).toEqual(expected.missing)
    expect(guessed.meant[0]).toEqual(expected.meant[0])
    expect(guessed.meant.length + (guessed.missing ? 1 : 0)).toBeGreaterThan(0)
  })

  it('[OPS-07] takes in changed objects and those of other regions, and lets go of removed ones', async () => {
    const [first] = objects as [StoredObject]
    const moved = {
      id: first.id,
      number: '77:01:0001001:77',
      address: 'г. Чернила, ул. Перьевая, д. 1, кв. 1',
    }
    await engine.put([moved])
    await engine.put([moved])
    expect(await engine.search('перьевая 1 1', LIMIT)).toEqual([first.id])
    expect(await engine.search('77:01:0001001:77', LIMIT)).toEqual([first.id])
    expect(await engine.search(first.address, LIMIT)).not.toContain(first.id)
    await engine.remove([first.id])
    expect(await engine.search('перьевая 1 1', LIMIT)).toEqual([])
    expect(await engine.idsBetween(first.id, first.id)).toEqual([])
    await engine.put([first])
    expect(await engine.search(first.address, LIMIT)).toEqual(memory.search(first.address, LIMIT))
  })

  it('keeps its objects over a start, and drops those of another version', async () => {
    expect(await engine.prepare()).toBe(true)
    expect(await engine.greatestId()).toBe(objects.length)
  })
})

describe.runIf(process.env['DATABASE_URL'])('the search in PostgreSQL with a replica', () => {
  const HERE: StoredObject = { id: 1, number: '77:01:0001001:1', address: 'г. Чернила, ул. Первичная, д. 1' }
  const THERE: StoredObject = { id: 2, number: '77:01:0001001:2', address: 'г. Чернила, ул. Повторная, д. 2' }
  let primary: Awaited<ReturnType<typeof createEmptyDatabase>>
  let replica: Awaited<ReturnType<typeof createEmptyDatabase>>
  let engine: SharedEngine

  beforeAll(async () => {
    primary = await createEmptyDatabase()
    replica = await createEmptyDatabase()
    // What a replica would have by replication; another object than the primary's tells which of them answers.
    const copied = createPostgresEngine({ url: replica.databaseUrl })
    await copied.prepare()
    await copied.put([THERE])
    await copied.close()
    // A replica takes no writes.
    const readOnly = new URL(replica.databaseUrl)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const env = {
      ADDRESS_SEARCH: 'postgres',
      ADDRESS_SEARCH_URL: primary.databaseUrl,
      ADDRESS_SEARCH_READ_URL: readOnly.href,
    }
    const access = readEnv({ NODE_ENV: 'test', ...env }).addressSearch
    if (access?.engine !== 'postgres') throw new Error('another engine is set')
    engine = createPostgresEngine(access)
  })
  afterAll(async () => {
    await engine.close()
    await primary.drop()
    await replica.drop()
  })

  it('[OPS-07] loads the primary and asks the replica', async () => {
    expect(await engine.prepare()).toBe(false)
    await engine.put([HERE])
    const loaded = await engine.idsBetween(0, 10)
    expect([loaded, await engine.greatestId()]).toEqual([[HERE.id], HERE.id])

    for (const text of [HERE.address, HERE.number ?? '', 'первичная 1'])
      expect(await engine.search(text, LIMIT)).toEqual([])
    for (const text of [THERE.address, THERE.number ?? '', 'повторная 2'])
      expect(await engine.search(text, LIMIT)).toEqual([THERE.id])
    expect(new Set((await engine.suggest('повт', COUNT)).map(({ id }) => id))).toEqual(new Set([THERE.id]))
    expect(await engine.suggest('перви', COUNT)).toEqual([])

    await engine.remove([HERE.id])
    expect(await engine.idsBetween(0, 10)).toEqual([])
    expect(await engine.search('повторная 2', LIMIT)).toEqual([THERE.id])
  })
})

describe.runIf(process.env['DATABASE_URL'])('two servers that search in PostgreSQL', () => {
  let place: DatabaseCopy
  const servers: TestServer[] = []

  beforeAll(async () => {
    place = await copyDatabase()
    const url = place.databaseUrl as string
    const kept = { ...place, drop: async () => {} }
    for (let count = 0; count < 2; count++) {
      servers.push(await startTestServer({ addressSearch: { engine: 'postgres', url } }, {}, kept))
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await place.drop()
  })

  it('[OPS-07] both find the register, and what either of them changes', async () => {
    const [one, other] = servers as [TestServer, TestServer]
    const numbers = async (server: TestServer, text: string) =>
      (await server.context.objectSearch.search(text)).map(({ number }) => number)
    for (const server of servers) {
      expect(await numbers(server, 'j,hfpwjdcr rktyjdfz 14 47')).toEqual(['00:14:0203005:1047'])
      expect((await server.context.objectSearch.suggest('клен', 1))[0]?.value).toBe(
        'г. Образцовск, ул. Кленовая',
      )
    }
    await one.sql(
      `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
       values (900001, '00:15:0000001:1', 'г. Чернила, ул. Перьевая, д. 1', '30', '', '1', 'Здание', '', '')`,
    )
    await until('the new object', async () => (await numbers(other, 'перьевая 1'))[0])
    await other.sql('delete from demo_objects where id = 900001')
    await until('its removal', async () =>
      (await numbers(one, 'перьевая 1')).length === 0 ? true : undefined,
    )
  })
})
