import { contract } from '@proverka/api/contract'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { InferOutput } from 'valibot'
import type { differenceJsonSchema } from '../src/documents/report-json/difference-json.ts'
import { createDifferenceSchema } from '../src/documents/report-json/report-schema.ts'
import { BUILDING, extractFile, extractForm } from './setup/extract-files.ts'
import { order } from './setup/own-order.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

const { comparison } = contract
type DifferenceFile = InferOutput<typeof differenceJsonSchema>
const bytesOf = ({ data }: { readonly data: unknown }): Buffer => data as Buffer
type Wanted = Parameters<typeof orderAsGuest>[1][number]
const PERSON: Wanted = { product: 'PersonCheck', key: 'Проверяемый', metadata: LADOGIN }
const BAILIFFS: Wanted = { ...PERSON, product: 'BailiffCheck' }

/** Orders and pays, as a guest first and then as the person that the guest became; waits for the report where asked to. */
async function buy(visitor: Visitor, { product, key = FLAT, metadata = {} }: Wanted, until = 'done') {
  const items = [{ product_id: productId(product), object_key: key, metadata }]
  const placed = visitor.token
    ? (await order(visitor, { order_items: items, use_account_balance: false, again: true })).data
    : (await orderAsGuest(visitor, [{ product, key, metadata }])).order
  if (!placed) throw new Error('the order was refused')
  await payInWidget(visitor, placed)
  const id = placed.order_items[0]?.order_item_id ?? ''
  if (until === 'done') await itemIn(visitor, id, 'done')
  return { id, order: placed }
}

const differ = (visitor: Visitor, id: string, other_id: string) =>
  visitor.call(comparison.getDifference, { params: { id, other_id } })
const fileOf = (visitor: Visitor, id: string, other_id: string, type: 'pdf' | 'json') =>
  visitor.call(comparison.downloadDifference, { params: { id, other_id }, query: { type } })

describe('[TRUST-09] the difference of two own reports', () => {
  it('has the earlier one first, as data, PDF and JSON that say the same, byte-equal when asked again', async () => {
    const buyer = server.visit()
    const first = await buy(buyer, { product: 'EgrnObject' })
    const form = extractForm(first.id, extractFile(BUILDING))
    expect((await admin.call(contract.admin.updateManually, { body: form })).status).toBe(200)
    const second = await buy(buyer, { product: 'EgrnObject' })
    const { status, data } = await differ(buyer, second.id, first.id)
    expect(status).toBe(200)
    expect([data.before.order_item_id, data.now.order_item_id]).toEqual([first.id, second.id])

    const json = await fileOf(buyer, first.id, second.id, 'json')
    const file = json.body as unknown as DifferenceFile
    expect((await fileOf(buyer, second.id, first.id, 'json')).body).toEqual(json.body)
    const ajv = new Ajv2020({ strict: true, allErrors: true })
    addFormats.default(ajv)
    const isValid = ajv.compile(JSON.parse(JSON.stringify(createDifferenceSchema())))
    expect(isValid(file) ? [] : isValid.errors).toEqual([])
    expect(file.counts.changed).toBeGreaterThan(1)
    expect(file.questions[0]).toMatchObject({ section: 'Чей он', state: 'changed' })

    const bytes = bytesOf(await fileOf(buyer, first.id, second.id, 'pdf'))
    expect(bytes).toEqual(bytesOf(await fileOf(buyer, second.id, first.id, 'pdf')))
    const text = readPdfText(bytes).pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('не с чем сравнить')
    for (const { what } of file.questions) expect(squeezed(text)).toContain(squeezed(what))
  })

  it('names what one of the two did not ask', async () => {
    const buyer = server.visit()
    const narrow = await buy(buyer, BAILIFFS)
    const wide = await buy(buyer, PERSON)
    const file = (await fileOf(buyer, narrow.id, wide.id, 'json')).body as unknown as DifferenceFile
    const states = new Map(file.questions.map(({ what, state }) => [what, state]))
    expect(states.get('Исполнительные производства')).toBe('same')
    expect(file.counts.incomparable).toBe(file.questions.length - 1)
    const unasked = file.questions.filter(({ state }) => state === 'incomparable')
    expect(unasked[0]?.before).toMatchObject({
      words: expect.stringMatching(/^не\sспрашивали$/),
      known: false,
    })
  })

  it('is refused for two subjects, one report, an unfinished or destroyed one, and another buyer', async () => {
    const buyer = server.visit()
    const one = await buy(buyer, BAILIFFS)
    const flat = await buy(buyer, { product: 'EgrnObject' })
    const waiting = await buy(buyer, { product: 'RiskAssessmentOwner' }, 'paid')
    const codes = async (visitor: Visitor, id: string, other: string) => {
      const { status, body, error } = await differ(visitor, id, other)
      expect(error).toMatch(/[а-яё]/i)
      return [status, body['code']]
    }
    expect(await codes(buyer, one.id, flat.id)).toEqual([409, 'report/other-subject'])
    expect(await codes(buyer, one.id, one.id)).toEqual([400, 'report/same'])
    expect(await codes(buyer, one.id, waiting.id)).toEqual([409, 'report/not-finished'])
    expect(await codes(buyer, one.id, crypto.randomUUID())).toEqual([404, 'report/not-found'])
    const stranger = server.visit()
    const theirs = await buy(stranger, BAILIFFS)
    expect(await codes(buyer, one.id, theirs.id)).toEqual([403, 'access/denied'])
    expect(await codes(stranger, one.id, theirs.id)).toEqual([403, 'access/denied'])
    const later = await buy(buyer, BAILIFFS)
    await server.sql('update order_items set report_hidden_at = now() where id = $1', [one.id])
    expect(await codes(buyer, one.id, later.id)).toEqual([409, 'report/destroyed'])
    expect((await fileOf(buyer, one.id, later.id, 'pdf')).body['code']).toBe('report/destroyed')
  })

  it('can be asked of every own report on the subject, and of no other', async () => {
    const buyer = server.visit()
    const one = await buy(buyer, BAILIFFS)
    const two = await buy(buyer, PERSON)
    await buy(buyer, { product: 'EgrnObject' })
    const { data } = await buyer.call(comparison.listOwnReports, { query: { same_as: one.id } })
    expect(data.map(({ order_item_id }) => order_item_id)).toEqual([two.id])
    const all = await buyer.call(comparison.listOwnReports, { query: {} })
    expect(all.data.map(({ kind }) => kind)).toEqual(['property', 'person', 'person'])
  })

  it('is a reading of the personal data of both reports', async () => {
    const buyer = server.visit()
    const one = await buy(buyer, BAILIFFS)
    const two = await buy(buyer, PERSON)
    await differ(buyer, one.id, two.id)
    const rows = await server.sql(
      `select subject from personal_data_reads where reason like 'OWN-difference%' and subject = any($1::text[])`,
      [[`order_item:${one.id}`, `order_item:${two.id}`]],
    )
    expect(rows).toHaveLength(2)
  })
})

const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F]+/g, '')
