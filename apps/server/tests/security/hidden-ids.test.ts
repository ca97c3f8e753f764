import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../access/all-rows.ts'
import type { Row, Rows } from '../access/row.ts'
import { createWorld, userIdOf, type World } from '../access/world.ts'
import { register } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { UNASKED_PAYMENTS } from '../setup/unasked-payments.ts'
import { listContractFields, setField, type ContractField } from './contract-fields.ts'
import { waitForJobs } from './database-shape.ts'
import { digestOf, makeForeignThings, type ForeignThings, type ThingKind } from './foreign-things.ts'

let server: TestServer
let world: World
let matrix: Rows
let things: ForeignThings
let intruder: Visitor
let intruderId: string

beforeAll(async () => {
  server = await startTestServer(UNASKED_PAYMENTS)
  world = await createWorld(server)
  matrix = rowsOf(world)
  things = await makeForeignThings(server, world)
  intruder = server.visit()
  await register(intruder)
  intruderId = await userIdOf(intruder)
})
afterAll(() => server.stop())

const nameOf = ({ path }: ContractField): string => path.findLast((name) => name !== '0') ?? ''
const FIELDS = listContractFields()
const ID_FIELDS = FIELDS.filter((field) => /(^id|[_a-z]id|Id|ID|ids|[kK]ey)$/.test(nameOf(field)))

/** Naming a partner is what the field is for; it gives no access to the partner's things. */
const NAMES_A_PARTNER = /^(partner_id|partnerID)$/

/** What a field means by its name; another user's thing of that kind must be refused. */
const KINDS: Readonly<Record<string, ThingKind>> = {
  order_item_id: 'item',
  order_item_ids: 'item',
  order_id: 'order',
  orderID: 'order',
  payer_id: 'payer',
  target_person_id: 'person',
  groupID: 'group',
  task_id: 'task',
  attachment_id: 'attachment',
  deal_id: 'deal',
  conclusion_id: 'conclusion',
}

/**
 * Calls that are open to guests: the id of an order or an item is unguessable and is enough to learn that much about
 * it. What they write does not change the owner's things.
 */
const OPEN_CALLS = [
  'events.answerPoll',
  'events.addAffiliate',
  'events.postTask',
  'payment.reportWidgetResult',
]

/** The call of an intruder with one field set to each of the values, and whether the owner's things stay as they were. */
async function tryField(field: ContractField, values: readonly string[]) {
  const row = matrix[field.call] as Row
  const input = (await row.input('stranger', intruder)) as Record<string, unknown>
  // What the input asked for may still be made, and would change the owner's things by itself.
  await waitForJobs(server)
  const before = await digestOf(server, things, intruderId)
  const replies = new Map<string, Awaited<ReturnType<Visitor['call']>>>()
  for (const value of values) {
    const forged = {
      ...input,
      [field.part]: setField(input[field.part], field.path, field.isList ? [value] : value),
    }
    const headers = await row.headers?.(intruder, input)
    replies.set(value, await intruder.call(field.endpoint, forged as never, headers))
  }
  return { replies, before, after: await digestOf(server, things, intruderId) }
}

/** Secrets that an answer holds, the value itself aside. */
const leaksIn = (text: string, sent: string): readonly string[] =>
  things.secrets.filter((secret) => secret !== sent && text.includes(secret))

const textOf = ({ body }: { readonly body: Record<string, unknown> }): string =>
  Buffer.isBuffer(body['data']) ? body['data'].toString('latin1') : JSON.stringify(body)

describe('an id of someone else', () => {
  const fields = ID_FIELDS.filter((field) => !NAMES_A_PARTNER.test(nameOf(field)))

  it('has fields to be tried in', () => expect(fields.length).toBeGreaterThan(30))

  it.each(fields.map((field) => [`${field.call} ${field.part}.${field.path.join('.')}`, field] as const))(
    'opens nothing and changes nothing in %s',
    async (_, field) => {
      const { replies, before, after } = await tryField(field, Object.values(things.ids))
      for (const [value, reply] of replies)
        expect([value, reply.status < 500, leaksIn(textOf(reply), value)]).toEqual([value, true, []])
      if (OPEN_CALLS.includes(field.call)) return
      expect(after).toEqual(before)
      const kind = KINDS[nameOf(field)]
      const reply = kind && replies.get(things.ids[kind])
      // An invoice is for a sum or for an order: together they are refused before any order is looked up.
      if (!reply || !field.isDeclared || field.call === 'orders.createInvoice') return
      const isEmpty = reply.status === 200 && JSON.stringify(reply.data) === '[]'
      expect([reply.status, isEmpty || [403, 404].includes(reply.status)]).toEqual([reply.status, true])
    },
  )
})

describe('pages of a list', () => {
  const fields = FIELDS.filter((field) => /^(offset|limit|page|sort|order|search|query)$/.test(nameOf(field)))

  it.each(fields.map((field) => [`${field.call} ${nameOf(field)}`, field] as const))(
    'show nothing of others: %s',
    async (_, field) => {
      const values = ['0', '1', '100', '999999', '-1', '1e9', '0;--', '%', things.ids.order]
      const { replies, before, after } = await tryField(field, values)
      for (const [value, reply] of replies)
        expect([value, reply.status < 500, leaksIn(textOf(reply), value)]).toEqual([value, true, []])
      expect(after).toEqual(before)
    },
  )
})

describe('a path of a file of someone else', () => {
  it('opens nothing, however it is written', async () => {
    const own = await intruder.call(contract.files.uploadAttachment, {
      query: {},
      body: { file: new File(['%PDF-1.7'], 'свой.pdf') },
    })
    const get = (path: string) => server.send(`/api/files/${path}`, { headers: credentialsOf(intruder) })
    expect((await get(own.data.path)).status).toBe(200)
    for (const path of things.filePaths) {
      const [folder = '', name = ''] = path.split('/')
      const ways = [
        path,
        path.toUpperCase(),
        `${own.data.path}/../${name}`,
        `${own.data.path}%2f..%2f${name}`,
        `${folder}//${name}`,
        `${folder}/./${name}`,
        `${folder}%2F${name}`,
        `./${path}`,
        `%2e/${path}`,
        `${path}?path=${own.data.path}`,
        `${path}%00`,
      ]
      for (const way of ways)
        expect([way, (await get(way)).status]).toEqual([way, expect.toSatisfy(isRefusal)])
      const { headers } = await get(`${own.data.path}?path=${encodeURIComponent(path)}`)
      expect(headers['content-disposition']).toContain(encodeURIComponent('свой.pdf'))
    }
  })
})

const isRefusal = (status: number): boolean => status === 400 || status === 403 || status === 404

it('leaves the things of everybody as they were, when all is tried', async () => {
  await waitForJobs(server)
  const owner = world.callers.owner
  const { data: payer } = await owner.call(contract.payers.getPayer, {
    query: { payer_id: things.ids.payer },
  })
  expect(payer.payer_id).toBe(things.ids.payer)
  const { data: report } = await owner.call(contract.reports.getReport, { params: { id: things.ids.item } })
  expect(report.status).toBe('done')
})
