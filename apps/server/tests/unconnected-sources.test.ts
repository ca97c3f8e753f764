import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { refuseDemoData } from '../src/commands/seeds/refuse-demo-data.ts'
import { createContext } from '../src/commands/serve/create-context.ts'
import type { AppContext } from '../src/services/context.ts'
import { readEnv } from '../src/commands/env.ts'
import { describeUnconfirmed } from '../src/services/objects/describe-unconfirmed.ts'
import { QUESTIONS } from '../src/adapters/sources/questions.ts'
import type { Subject } from '../src/adapters/sources/source.ts'
import { createSources } from '../src/adapters/sources/sources.ts'
import { copyDatabase, type DatabaseCopy } from './setup/copy-database.ts'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const SUBJECTS: readonly Subject[] = [
  { kind: 'person', person: LADOGIN.person },
  { kind: 'passport', passport: '0000000014' },
  { kind: 'property', objectKey: '00:14:0203005:1047', address: '' },
  { kind: 'vehicle', plate: 'А001АА00' },
  { kind: 'company', inn: '0000000000' },
]

describe('the context of a production server', () => {
  const stack = new AsyncDisposableStack()
  let context: AppContext
  let copy: DatabaseCopy
  beforeAll(async () => {
    // The database of the tests holds the whole demo world: even so none of it may answer.
    copy = await copyDatabase()
    const { dataDir: _none, ...config } = readEnv({ NODE_ENV: 'production' })
    const { databaseUrl, snapshot } = copy
    const overrides = { logDestination: { write: () => {} }, ...(snapshot && { snapshot }) }
    context = await createContext({ ...config, databaseUrl }, overrides, stack, () => 0)
  })
  afterAll(async () => {
    await stack.disposeAsync()
    await copy.drop()
  })

  it.each(
    SUBJECTS.flatMap((subject) =>
      Object.keys(QUESTIONS[subject.kind]).map((type) => [type, subject] as const),
    ),
  )('answers «not checked: not connected» to the question %s', async (type, subject) => {
    const source = context.sources.for(subject.kind)(type)
    expect(source.name).toMatch(/\p{Lu}/u)
    expect(source.describe(subject)).not.toEqual([])
    expect(await source.ask(subject)).toEqual({
      answer: { kind: 'not-checked', reason: 'not-connected' },
      raw: 'null',
      demo: false,
    })
  })

  it('confirms no object, and knows no question that is in no catalogue', async () => {
    expect(context.sources.isDemo).toBe(false)
    expect(await context.register.findObject('00:14:0203005:1047')).toBeUndefined()
    expect(() => context.sources.for('property')('bailiffs')).toThrow('bailiffs about a property')
    expect(() => context.sources.for('person')('toString')).toThrow('toString')
  })

  it('finds and suggests nothing of the demo world', async () => {
    expect(await context.objectSearch.search('00:14:0203005:1047')).toEqual([])
    expect(await context.suggestions.addresses('г Образцовск', 8)).toEqual({ suggestions: [] })
    expect(await context.suggestions.companies('кленовый', 8)).toEqual([])
    expect(await describeUnconfirmed(context, '00:14:0203005:1047', [])).toEqual({
      kind: 'number',
      not_checked: 'not-connected',
      parts: null,
      near: [],
      quarter: null,
      addresses: [],
    })
  })

  it('does not start on the database of a demo world', async () => {
    const { config, database } = context
    await expect(refuseDemoData(config, database)).rejects.toThrow(
      'Рабочий режим не запускается: в базе данных лежат демонстрационные данные.',
    )
    await sql`delete from seeds where name = 'demo-1'`.execute(database.current)
    await expect(refuseDemoData(config, database)).rejects.toThrow('демонстрационные данные')
    await sql`truncate demo_objects cascade`.execute(database.current)
    await expect(refuseDemoData(config, database)).resolves.toBeUndefined()
  })

  it('has no test provider of payments', () => {
    expect(context.testProvider).toBeUndefined()
    expect(() => context.providerOf('test')).toThrow('не настроен')
  })
})

describe('a report of which no source is connected', () => {
  let server: TestServer
  afterEach(() => server.stop())

  it('[TRUE-03] is no service: not checked, not green, the money back, no mark of demo data', async () => {
    server = await startTestServer({
      demo: false,
      sources: { connected: [{ name: 'fssp', url: 'http://127.0.0.1:9', key: 'key' }] },
    })
    const buyer = server.visit()
    const metadata = { ...LADOGIN, person: { ...LADOGIN.person, region: 'Москва' } }
    const { order, email } = await orderAsGuest(buyer, [
      { product: 'BailiffCheck', key: 'Ладогин', metadata },
    ])
    // It was sold while the source was there; the operator ends the contract before it is paid.
    const { context } = server
    const { sources: _none, ...config } = context.config
    Object.assign(context, { sources: createSources(config, context) })
    await payInWidget(buyer, order)
    const { report } = await itemIn(buyer, order.order_items[0]?.order_item_id ?? '', 'refund')
    expect(report?.tasks.map(({ answer }) => answer)).toEqual([
      { kind: 'not-checked', reason: 'not-connected' },
    ])
    expect(report?.demo).toBe(false)
    const message = await server.emailTo(email, /^Возврат/)
    expect(message.text).toContain('источник не подключен')
  })
})
