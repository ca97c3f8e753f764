import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { contract } from '@proverka/api/contract'
import { ExtractError, parseExtract } from '@proverka/egrn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm, FIXTURES } from './setup/extract-files.ts'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { knowObjects } from './setup/known-objects.ts'
import { UNASKED_PAYMENTS } from './setup/unasked-payments.ts'

/** Long enough to bring an extract while a source is thinking. */
const DELAY_MS = 1500
const MB = 1024 * 1024

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({ demoDelayMs: DELAY_MS, ...UNASKED_PAYMENTS })
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

const finishWith = (id: string, bytes: Uint8Array<ArrayBuffer>) =>
  admin.call(contract.admin.updateManually, { body: extractForm(id, bytes) })

async function paidItems(keys: readonly string[], product = 'EgrnObject', metadata = {}) {
  return paidFor(keys.map((key) => ({ product, key, metadata })))
}

async function paidFor(wanted: Parameters<typeof orderAsGuest>[1]) {
  const guest = server.visit()
  await knowObjects(
    server,
    wanted.flatMap(({ product, key }) => (key && product.startsWith('Egrn') ? [key] : [])),
  )
  const { order, email } = await orderAsGuest(guest, wanted)
  await payInWidget(guest, order)
  return { guest, email, ids: order.order_items.map(({ order_item_id }) => order_item_id) }
}

const text = (content: string) => new TextEncoder().encode(content)

const HISTORY_KIND = 'extract_transfer_rights_property'
const HISTORY = 'extract_transfer_rights_property_demo.xml'

/** Fixtures that are extracts, with the key under which their object is ordered. */
const samples = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.xml'))
  .flatMap((name) => {
    try {
      const extract = parseExtract(extractFile(name))
      return [
        {
          name,
          extract,
          key: extract.object.cadastralNumbers[0] ?? 'г. Образцовск, ул. Кленовая, д. 1',
          product: extract.kind === HISTORY_KIND ? 'EgrnRightList' : 'EgrnObject',
        },
      ]
    } catch (error) {
      if (error instanceof ExtractError) return []
      throw error
    }
  })

describe('an official extract', () => {
  it('replaces an object of the demo world, which can have none of its own', async () => {
    const { guest, ids } = await paidItems([FLAT])
    const [id = ''] = ids
    expect((await finishWith(id, extractFile(BUILDING))).status).toBe(200)
    const { data } = await guest.call(contract.reports.getReport, { params: { id } })
    expect(data.report?.extract?.content.object.cadastralNumbers).toEqual([BUILDING_NUMBER])
    expect(data.report?.demo).toBe(false)
  })

  it('of every kind that we have finishes the item it is about', async () => {
    expect(samples.length).toBeGreaterThan(8)
    const { guest, ids } = await paidFor(samples.map(({ key, product }) => ({ product, key })))
    for (const [index, { name, extract }] of samples.entries()) {
      const id = ids[index] ?? ''
      const reply = await finishWith(id, extractFile(name))
      expect([name, reply.body]).toEqual([name, { data: { order_item_id: id, status: 'done' } }])
      const { data } = await guest.call(contract.reports.getReport, { params: { id } })
      expect(data).toMatchObject({ status: 'done', report: { demo: false, status: 'finished' } })
      expect(data.report?.extract).toMatchObject({
        source: 'ЕГРН',
        content: JSON.parse(JSON.stringify(extract)),
      })
    }
  })

  it('[REG-07] confirms its object for all, whoever bought it', async () => {
    const parts = await server.sql(`select part from register.documents where source = 'extract'`)
    expect(parts.map(({ part }) => part)).toContain(BUILDING_NUMBER)
  })

  it('overrides the answer of a source that was still thinking', async () => {
    const { guest, email, ids } = await paidItems([BUILDING_NUMBER])
    const id = ids[0] ?? ''
    await until('the question', async () => {
      const [task] = await server.sql('select status from report_tasks where order_item_id = $1', [id])
      return task?.['status'] === 'running' ? true : undefined
    })
    expect((await finishWith(id, extractFile(BUILDING))).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS + 1500))
    const { data } = await guest.call(contract.reports.getReport, { params: { id } })
    expect(data.report).toMatchObject({
      demo: false,
      extract: { content: { number: 'КУВИ-001/2026-111489785' } },
    })
    expect(data.report?.tasks).toMatchObject([{ status: 'done', answer: { kind: 'found' } }])
    await server.emailTo(email, /^Заказ \d+ \d+ готов/)
    expect(await doneEmails(id)).toHaveLength(1)
  })

  it('takes the place of the demo answer of a finished item, without a second email', async () => {
    const { guest, ids } = await paidItems([BUILDING_NUMBER])
    const id = ids[0] ?? ''
    await itemIn(guest, id, 'done')
    expect((await finishWith(id, extractFile(BUILDING))).status).toBe(200)
    const { data } = await guest.call(contract.reports.getReport, { params: { id } })
    expect(data.report).toMatchObject({
      demo: false,
      extract: { content: { kind: 'extract_about_property_build' } },
    })
    expect(await doneEmails(id)).toHaveLength(1)
  })
})

/** The emails that say that the order of an item is done. */
const doneEmails = (itemId: string) =>
  server.sql(
    `select 1 from outbox where unique_key = (select 'order-done:' || order_id from order_items where id = $1)`,
    [itemId],
  )

describe('a file that is refused changes nothing', () => {
  let ids: string[]
  let userId: string
  let unpaidId: string
  beforeAll(async () => {
    const paid = await paidItems([BUILDING_NUMBER])
    ids = paid.ids
    await itemIn(paid.guest, ids[0] ?? '', 'done')
    const person = await paidItems(['Ладогин'], 'BailiffCheck', LADOGIN)
    userId = person.ids[0] ?? ''
    await itemIn(person.guest, userId, 'done')
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject', key: BUILDING_NUMBER }])
    unpaidId = order.order_items[0]?.order_item_id ?? ''
    await until('the last email', async () =>
      (await server.sql('select 1 from outbox where sent_at is null')).length === 0 ? true : undefined,
    )
  })

  /** A digest of each table that a finished item touches, as soon as the outbox is empty. */
  const rows = async () => {
    await until('an empty outbox', async () => {
      const waiting = await server.sql('select 1 from outbox where sent_at is null')
      return waiting.length === 0 ? true : undefined
    })
    return Object.fromEntries(
      await Promise.all(
        ['order_items', 'reports', 'report_tasks', 'ledger_entries', 'outbox', 'payments'].map(
          async (table) => {
            const content = JSON.stringify(await server.sql(`select * from ${table} order by 1, 2`))
            return [table, createHash('sha256').update(content).digest('hex')]
          },
        ),
      ),
    )
  }

  const building = () => new TextDecoder().decode(extractFile(BUILDING))

  const refused: [string, () => Uint8Array<ArrayBuffer>, number, string][] = [
    ['nothing', () => text(''), 400, 'Это не файл XML или он испорчен. Нужна выписка из ЕГРН в формате XML'],
    [
      'a PDF',
      () => text('%PDF-1.7 …'),
      400,
      'Это не файл XML или он испорчен. Нужна выписка из ЕГРН в формате XML',
    ],
    [
      'bytes',
      () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      400,
      'Это не файл XML или он испорчен. Нужна выписка из ЕГРН в формате XML',
    ],
    [
      'another schema',
      () => text('<?xml version="1.0"?><invoice/>'),
      400,
      'Это не выписка из ЕГРН: файл XML другого вида',
    ],
    [
      'a file that is cut off',
      () => text(building().slice(0, -200)),
      400,
      'Файл выписки обрывается. Скачайте его заново и повторите',
    ],
    [
      'a DTD',
      () => text(building().replace(/\?>/, '?><!DOCTYPE x [<!ENTITY a "b">]>')),
      400,
      'В файле есть описание типов (DTD), подстановки или чрезмерная вложенность. Такие файлы не принимаются',
    ],
    [
      'more than 50 MB',
      () => text(building() + ' '.repeat(50 * MB)),
      413,
      'Файл больше 50 МБ или в нем больше миллиона записей. Выписки из ЕГРН такими не бывают',
    ],
    ['far more than 50 MB', () => text('<a>'.padEnd(53 * MB)), 413, 'Запрос слишком большой'],
    [
      'an extract about another object',
      () => extractFile('extract_about_property_room_synthetic.xml'),
      400,
      'Выписка о другом объекте: кадастровый номер не совпадает с заказом',
    ],
  ]

  it.each(refused)('%s', async (_, make, status, error) => {
    const before = await rows()
    const reply = await finishWith(ids[0] ?? '', make())
    expect([reply.status, reply.error]).toEqual([status, error])
    expect(await rows()).toEqual(before)
  })

  it('an extract of another kind than the one that was ordered', async () => {
    const { guest, ids: histories } = await paidItems([FLAT], 'EgrnRightList')
    await itemIn(guest, histories[0] ?? '', 'done')
    const { guest: buyer, ids: objects } = await paidItems([FLAT])
    await itemIn(buyer, objects[0] ?? '', 'done')
    const error =
      'Выписка другого вида: о переходе прав нужна одна, об объекте — другая. Проверьте, что заказано'
    const object = await finishWith(histories[0] ?? '', extractFile(BUILDING))
    expect([object.status, object.error]).toEqual([400, error])
    const history = await finishWith(objects[0] ?? '', extractFile(HISTORY))
    expect([history.status, history.error]).toEqual([400, error])
  })

  it('an extract for an item that is not paid, or that asks about a person', async () => {
    const before = await rows()
    expect((await finishWith(unpaidId, extractFile(BUILDING))).status).toBe(409)
    expect((await finishWith(userId, extractFile(BUILDING))).status).toBe(400)
    expect((await finishWith(crypto.randomUUID(), extractFile(BUILDING))).status).toBe(404)
    expect(await rows()).toEqual(before)
  })

  it('a form without a file, or with a text in its place', async () => {
    const before = await rows()
    const form = { order_item_id: ids[0] ?? '' }
    const without = await admin.call(contract.admin.updateManually, { body: form as never })
    expect(without.status).toBe(400)
    const withText = { ...form, file: building() as never }
    const asText = await admin.call(contract.admin.updateManually, { body: withText })
    expect([asText.status, asText.error]).toEqual([400, 'Приложите файл выписки'])
    expect(await rows()).toEqual(before)
  })

  it('and is not distinguished from others by someone who is no admin', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: FLAT }])
    const id = order.order_items[0]?.order_item_id ?? ''
    const reply = await guest.call(contract.admin.updateManually, { body: extractForm(id, text('')) })
    expect([reply.status, reply.error]).toEqual([403, 'Нет доступа'])
  })
})
