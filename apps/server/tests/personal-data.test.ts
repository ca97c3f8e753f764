import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './access/all-rows.ts'
import { CALLERS, endpointOfRow, type Caller, type Row } from './access/row.ts'
import { createWorld, userIdOf, type World } from './access/world.ts'
import { makeForeignThings } from './security/foreign-things.ts'
import { findMarkers, plantPersonalData, type Marker } from './setup/plant-personal-data.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** How many of those who may read each thing do so: owners and admins come last. */
const READERS = process.env['READERS'] === 'all' ? 'all' : 2

let server: TestServer
let world: World
let readers: Record<Caller, string | undefined>

beforeAll(async () => {
  server = await startTestServer()
  world = await createWorld(server)
  await makeForeignThings(server, world)
  readers = { guest: undefined } as Record<Caller, string | undefined>
  for (const by of CALLERS) if (by !== 'guest') readers[by] = await userIdOf(world.callers[by])
})
afterAll(() => server.stop())

/** Ends the sessions of the callers. */
const LAST = 'auth.logout'

function allRows(): [string, Row][] {
  const { owner } = world.callers
  const order = world.order
  const document = (fileType: string): Row => ({
    statuses: [401, 403, 200, 403, 200],
    input: () => ({ query: { orderID: order, fileType } }),
  })
  const reportFile: Row = {
    statuses: [401, 403, 200, 403, 200],
    input: () => ({ params: { path: `reports/${world.report}.pdf` } }),
  }
  const invoiceFile: Row = {
    statuses: [401, 403, 200, 403, 200],
    input: async () => {
      const { data } = await owner.call(contract.orders.listInvoices, { query: {} })
      return { params: { id: data.find(({ payer }) => payer !== '')?.invoice_id ?? '' } }
    },
  }
  return [
    ...Object.entries(rowsOf(world)).filter(([name]) => name !== LAST),
    ['files.downloadOrder: pdf', document('pdf')],
    ['files.downloadOrder: zip', document('zip')],
    ['files.downloadFile: report', reportFile],
    ['orders.downloadInvoice: with requisites', invoiceFile],
  ]
}

/**
 * Subjects under which the log may hold a marker. A list of orders tells of their parts, a list of parts of their
 * buyers; a comment names its author, a setting of an item its owner.
 */
async function subjectsOf({ kind, id }: Marker): Promise<string[]> {
  const related: Record<string, string> = {
    item: `select 'order:' || order_id as subject from order_items where id = $1
      union all select 'order_item:' || id from order_items where id = $1`,
    order: `select 'order_item:' || id as subject from order_items where order_id = $1`,
    person: `select 'comment:' || id as subject from article_comments where author_id = $1
      union all select 'order_item:' || i.id from order_items i join orders o on o.id = i.order_id where o.person_id = $1`,
  }
  const sql = related[kind]
  const rows = sql ? await server.sql(sql, [id]) : []
  return [`${kind}:${id}`, ...rows.map(({ subject }) => String(subject))]
}

interface Told {
  readonly markers: readonly Marker[]
  /** Markers of which the log says nothing. */
  readonly unlogged: readonly string[]
}

async function tell(name: string, row: Row, by: Caller): Promise<Told | undefined> {
  const [area = '', call = ''] = endpointOfRow(name).split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[area]?.[call] as Endpoint
  const visitor = world.callers[by]
  const input = await row.input(by, visitor)
  const headers = await row.headers?.(visitor, input)
  await plantPersonalData(server)
  const reply = await visitor.call(endpoint, input as never, headers)
  if (reply.status !== 200) return undefined
  const isFile = endpoint.reply === 'blob'
  const markers = findMarkers(isFile ? (reply.data as unknown as Uint8Array) : JSON.stringify(reply.body))
  const unlogged: string[] = []
  for (const marker of markers) {
    const subjects = await subjectsOf(marker)
    const rows = await server.sql(
      `select 1 from personal_data_reads where subject = any($1) and fields <> '' and split_part(reason, ' ', 1) = $2
        and (reader_id = $3 or ($3::uuid is null and (reader_id is null or subject = 'person:' || reader_id::text)))`,
      // The reader of a call with its own headers is found by these headers.
      [subjects, endpoint.id, headers ? await readerWith(headers, by) : (readers[by] ?? null)],
    )
    if (rows.length === 0) unlogged.push(`${name} by ${by}: ${marker.kind}`)
  }
  return { markers, unlogged }
}

async function readerWith(headers: Record<string, string>, by: Caller): Promise<string | null> {
  const authorization = headers['authorization'] ?? ''
  if (!authorization) return readers[by] ?? null
  const { data } = await server.visit().call(contract.auth.checkToken, {}, headers)
  return data.person?.id ?? null
}

describe('an answer that holds personal data', () => {
  it('[SAFE-13] has a row in the log that names reader and subject, whatever call gave it', async () => {
    const kinds = new Set<string>()
    const unlogged: string[] = []
    const told = new Set<string>()
    for (const [name, row] of allRows()) {
      const allowed = CALLERS.filter((_, index) => row.statuses[index] === 200)
      for (const by of READERS === 'all' ? allowed : allowed.slice(-READERS)) {
        const result = await tell(name, row, by)
        for (const { kind } of result?.markers ?? []) {
          kinds.add(kind)
          told.add(endpointOfRow(name))
        }
        unlogged.push(...(result?.unlogged ?? []))
      }
    }
    expect([...new Set(unlogged)]).toEqual([])
    // The walk has met each kind, in lists and files of every sort: else it would prove nothing.
    expect([...kinds].toSorted()).toEqual(
      ['attachment', 'comment', 'invoice', 'item', 'order', 'payer', 'person'].toSorted(),
    )
    for (const name of [
      'admin.listUserLogs',
      'files.downloadFile',
      'files.downloadOrder',
      'files.listAttachments',
      'orders.downloadInvoice',
      'orders.getOrder',
      'payers.listPayers',
      'risk.getAnyRiskReport',
      'risk.saveSurvey',
    ])
      expect([...told]).toContain(name)
  }, 300_000)

  it('[SAFE-13] is noted for an upload too, whatever stands in it', async () => {
    const { owner, admin } = world.callers
    const file = new File([`%PDF-1.7 ${randomUUID()}`], 'паспорт.pdf')
    const { data } = await owner.call(contract.files.uploadAttachment, { query: {}, body: { file } })
    await admin.call(contract.files.downloadFile, { params: { path: data.path } })
    const rows = await server.sql(
      `select reader_id, fields, reason from personal_data_reads where subject = $1 order by at`,
      [`attachment:${data.attachment_id}`],
    )
    expect(rows.at(-1)).toEqual({ reader_id: readers.admin, fields: 'file', reason: 'CALL-040' })
  })
})
