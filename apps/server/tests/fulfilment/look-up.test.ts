import { contract } from '@proverka/api/contract'
import { isAnswerable } from '@proverka/domain/orders'
import { itemIn, LADOGIN } from '@proverka/test-support/guest-order'
import { MINUTE_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChecksByHand } from '../../src/adapters/sources/read-checks-by-hand.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { pictureFile } from '../setup/picture.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { buy, fulfilmentsOf, type Placed } from './fulfilment-world.ts'

const { admin: calls, files, reports } = contract
const clock = createTestClock('2026-12-01T09:00:00Z')
/** So many milliseconds from now. */
const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

const PERSON = { ...LADOGIN.person, region: 'Образцовская область', passport: '0000000123' }
const CASE = {
  number: '2-1234/2026',
  facts: [
    { label: 'Суд', value: 'Образцовский районный суд' },
    { label: 'Роль', value: 'ответчик' },
  ],
  amount: 120_000,
  person: { birth_date: PERSON.birthDate },
}

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer(
    { demo: false, checksByHand: readChecksByHand('CriminalRecordCheck/courts, wanted') },
    { clock },
  )
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

let pictures = 0
/** A picture that no other test brings. */
const picture = () => pictureFile(++pictures)

async function ordered(): Promise<Placed & { itemId: string }> {
  const placed = await buy(server, [
    { product: 'CriminalRecordCheck', key: 'person', metadata: { ...LADOGIN, person: PERSON } },
  ])
  const itemId = placed.itemIds[0] ?? ''
  // Each question opens its own.
  await until('both questions', async () => (await fulfilmentsOf(server, itemId))[1])
  clock.advance(MINUTE_MS)
  return { ...placed, itemId }
}

const questionOf = async (itemId: string, kind: string) => {
  const [row] = await server.sql(
    'select id, version from fulfilments where order_item_id = $1 and kind = $2',
    [itemId, kind],
  )
  return { id: String(row?.['id']), version: Number(row?.['version']) }
}

type Body = Parameters<typeof admin.call<typeof calls.answerFulfilment>>[1]['body']
async function answer(
  itemId: string,
  kind: string,
  records: readonly object[],
  more: Partial<Body> = {},
  key?: string,
) {
  const { id, version } = await questionOf(itemId, kind)
  const body = {
    version,
    looked_up_at: at(-MINUTE_MS / 2),
    records: JSON.stringify(records),
    picture: picture(),
    ...more,
  }
  return admin.call(calls.answerFulfilment, { params: { id }, body }, key ? { 'idempotency-key': key } : {})
}

const tasksOf = async ({ guest, itemId }: { guest: Visitor; itemId: string }) =>
  (await guest.call(reports.getReport, { params: { id: itemId } })).data.report?.tasks ?? []

describe('[FULFIL-11] a check that the operator looks up', () => {
  it('is for sale in the products that the setting names, and nowhere without it', async () => {
    const answered = await server.context.sources.answered()
    expect(isAnswerable('CriminalRecordCheck', answered)).toBe(true)
    expect(answered.person).toEqual({ wanted: [['name', 'birthDate']] })
    expect(answered.byProduct).toEqual({
      CriminalRecordCheck: { wanted: [['name', 'birthDate']], courts: [['name', 'region']] },
    })
    expect(isAnswerable('CriminalRecordCheck', { person: answered.person })).toBe(false)
  })

  it('is not taken from a setting that no operator can follow', () => {
    expect(() => readChecksByHand('taxes')).toThrow(/проверки taxes нет, есть courts/)
    expect(() => readChecksByHand('PassportCheck/courts')).toThrow(
      /в товаре PassportCheck нет проверки courts/,
    )
    expect(() => readChecksByHand('Nothing/courts')).toThrow(/в товаре Nothing нет/)
    expect(readChecksByHand(undefined)).toEqual([])
  })

  it('waits for him with the data of the person in full, whose reading is written down', async () => {
    const { itemId } = await ordered()
    const { id } = await questionOf(itemId, 'courts')
    const { data } = await admin.call(calls.getLookUp, { params: { id } })
    expect(data).toMatchObject({
      title: 'Суды общей юрисдикции',
      asked: [
        { label: 'ФИО', value: 'Ладогин Арсений Петрович' },
        { label: 'Дата рождения', value: '14.03.1987' },
        { label: 'Регион', value: 'Образцовская область' },
      ],
      form: { noun: 'Дело', has_amount: true },
    })
    const reads = await server.sql(
      `select 1 from personal_data_reads where subject = $1 and fields like '%asked%'`,
      [`order_item:${itemId}`],
    )
    expect(reads).toHaveLength(1)
  })

  it('becomes an answer of the report with its records, their match, the time and a picture', async () => {
    const placed = await ordered()
    const { itemId, guest } = placed
    expect((await answer(itemId, 'courts', [CASE])).data).toMatchObject({
      status: 'answered',
      kind: 'courts',
    })
    expect((await answer(itemId, 'wanted', [])).data).toMatchObject({ status: 'answered', kind: 'wanted' })
    await itemIn(guest, itemId, 'done')
    const [wanted, courts, extremists] = await tasksOf(placed)
    expect(courts).toMatchObject({
      answer: {
        kind: 'found',
        findings: [
          {
            title: 'Дело 2-1234/2026',
            severity: 'warning',
            amount: 12_000_000,
            match: { name: 'same', birthDate: 'same', region: 'unknown' },
          },
        ],
      },
      answered_at: at(-MINUTE_MS / 2),
      answered_by: 'operator',
    })
    expect(wanted).toMatchObject({ answer: { kind: 'not-found' }, answered_by: 'operator' })
    expect(extremists).toMatchObject({ answer: { kind: 'not-checked', reason: 'not-connected' } })
    expect(extremists).not.toHaveProperty('answered_by')

    const { data: item } = await guest.call(reports.getReport, { params: { id: itemId } })
    expect(item.register_documents.map(({ files: [file] }) => [file?.kind, file?.name])).toEqual([
      ['picture', 'суд.png'],
      ['picture', 'суд.png'],
    ])
    const path = `register/${itemId}/${courts?.answer_hash}`
    expect((await guest.call(files.downloadFile, { params: { path } })).status).toBe(200)
    const stranger = server.visit()
    expect((await stranger.call(files.downloadFile, { params: { path } })).status).toBeGreaterThanOrEqual(401)
    // A picture is not the file that a report was read from.
    const query = { orderID: placed.orderId, fileType: 'xml' }
    expect((await guest.call(files.downloadOrder, { query })).body).toMatchObject({ code: 'file/no-source' })
  })

  it.each([
    ['a stale version', { version: 9 }, 'fulfilment/changed'],
    ['a file that is no picture', { picture: new File(['%PDF-1.7'], 'a.png') }, 'file/type-refused'],
    ['a time to come', { looked_up_at: '2027-01-01T09:00:00Z' }, 'input/invalid'],
    ['a time before the order', { looked_up_at: '2026-11-30T09:00:00Z' }, 'input/invalid'],
    ['records that are no list', { records: '{' }, 'input/invalid'],
    [
      'a fact that the form does not have',
      { records: JSON.stringify([{ facts: [{ label: 'Приговор', value: 'да' }] }]) },
      'input/invalid',
    ],
    ['a record without what it must say', { records: JSON.stringify([{ facts: [] }]) }, 'input/invalid'],
  ])('is refused with %s, and nothing is written', async (_, more, code) => {
    const placed = await ordered()
    expect((await answer(placed.itemId, 'courts', [CASE], more)).body).toMatchObject({ code })
    expect((await tasksOf(placed))[1]).toMatchObject({ status: 'running', answer: { kind: 'in-progress' } })
    expect((await questionOf(placed.itemId, 'courts')).version).toBe(1)
  })

  it('is written once however often it is sent, and another answer to it is refused', async () => {
    const { itemId } = await ordered()
    const same = { version: 1, looked_up_at: at(0), picture: pictureFile(777) }
    const [first, again] = [
      await answer(itemId, 'courts', [CASE], same, 'look-up-1'),
      await answer(itemId, 'courts', [CASE], same, 'look-up-1'),
    ]
    expect(again.data).toEqual(first.data)
    expect((await answer(itemId, 'courts', [])).body).toMatchObject({ code: 'fulfilment/illegal-move' })
  })

  it('is taken back with its picture, and can be answered again', async () => {
    const placed = await ordered()
    const { itemId, guest } = placed
    await answer(itemId, 'courts', [CASE])
    const { id, version } = await questionOf(itemId, 'courts')
    await admin.call(calls.moveFulfilments, {
      body: { action: 'undo', reason: 'Однофамилец', rows: [{ fulfilment_id: id, version }] },
    })
    expect((await tasksOf(placed))[1]).not.toHaveProperty('answered_by')
    const { data: item } = await guest.call(reports.getReport, { params: { id: itemId } })
    expect(item.register_documents).toEqual([])
    expect((await answer(itemId, 'courts', [])).data).toMatchObject({ status: 'answered' })
    expect((await tasksOf(placed))[1]).toMatchObject({
      answer: { kind: 'not-found' },
      answered_by: 'operator',
    })
  })

  it('answers nothing that a file answers', async () => {
    const { itemId } = await ordered()
    await server.sql(`update fulfilments set kind = 'extract' where order_item_id = $1 and kind = 'courts'`, [
      itemId,
    ])
    const { id } = await questionOf(itemId, 'extract')
    expect((await admin.call(calls.getLookUp, { params: { id } })).body).toMatchObject({
      code: 'fulfilment/not-looked-up',
    })
  })
})
