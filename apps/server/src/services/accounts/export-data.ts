import { randomUUID } from 'node:crypto'
import { LEFT_OUT, LEFT_OUT_COLUMNS } from '../../platform/db/data-register/export-parts.ts'
import type { AppContext } from '../context.ts'
import type { ExportCounts } from '../../platform/db/schema/account-life-schema.ts'
import { makeZip, type ZipEntry } from '../../documents/archive/stream-zip.ts'
import { attachmentKey } from '../files/attachments.ts'
import { loadLogoFile } from '../reports/logos.ts'
import { makeDocument, openReport } from '../reports/order-documents.ts'
import { DAY_MS } from '@proverka/domain/timing'

const MEBIBYTE = 1024 * 1024
/** Bytes of one archive: so much is in memory at a time, plus the file that comes next. */
const PART_BYTES = 64 * MEBIBYTE

/** Where the storage keeps a part of an export. */
export const exportKey = (id: string, part: number): string => `exports/${id}/${part}.zip`

/** Has an export made; one that is being made is the one. Answers its id. */
export function startExport(context: AppContext, userId: string): Promise<string> {
  return context.database.transaction(async () => {
    const { dataExports, users } = context.queries
    const now = context.clock.now()
    await users.lockUser(userId)
    const known = await dataExports.findExport(userId)
    if (known?.status === 'making' && known.expires_at > now) return known.id
    await context.rateLimits.consume('email', `export:${userId}`)
    const id = randomUUID()
    await dataExports.startExport(id, userId, now, new Date(now.getTime() + DAY_MS))
    await context.jobs.enqueue('export-data', { exportId: id })
    return id
  })
}

/**
 * Writes all data of a user into archives: the tables as JSON, every own file, every finished report as PDF and, where
 * there is one, as XML. A repeat of the job writes the same parts again.
 */
export async function exportData(context: AppContext, exportId: string): Promise<void> {
  const { dataExports } = context.queries
  const row = await dataExports.findExportById(exportId)
  if (!row || row.status === 'ready') return
  const tables = await dataExports.readAll(row.person_id)
  const found = { files: 0, reports: 0 }
  const parts = await writeParts(context, exportId, entriesOf(context, row.person_id, tables, found))
  const counts: ExportCounts = {
    orders: tables['orders']?.length ?? 0,
    operations: tables['operations']?.length ?? 0,
    ...found,
  }
  const now = context.clock.now()
  await dataExports.finishExport(exportId, parts, counts, now, new Date(now.getTime() + DAY_MS))
}

/** Puts entries into as many archives as they need; answers the bytes of each. What is packed is held, not what it was made of. */
async function writeParts(
  context: AppContext,
  exportId: string,
  entries: AsyncGenerator<ZipEntry>,
): Promise<readonly number[]> {
  const sizes: number[] = []
  const at = context.clock.now()
  let next = await entries.next()

  async function* takePart(): AsyncGenerator<ZipEntry> {
    let taken = 0
    while (!next.done && (taken === 0 || taken + next.value.bytes.length <= PART_BYTES)) {
      taken += next.value.bytes.length
      yield next.value
      next = await entries.next()
    }
  }

  do {
    const bytes = await makeZip(takePart(), at)
    await context.files.put(exportKey(exportId, sizes.length + 1), bytes)
    sizes.push(bytes.length)
  } while (!next.done)
  return sizes
}

const jsonOf = (rows: unknown): Buffer => Buffer.from(`${JSON.stringify(rows, null, 2)}\n`)

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>

/** Counts what it finds while it is read. */
async function* entriesOf(
  context: AppContext,
  userId: string,
  tables: Rows,
  found: { files: number; reports: number },
): AsyncGenerator<ZipEntry> {
  for (const [name, rows] of Object.entries(tables)) yield { name: `${name}.json`, bytes: jsonOf(rows) }
  // Lists the data that are held but left out of the archive, each with its reason.
  const leftOut = Object.entries({ ...LEFT_OUT, ...LEFT_OUT_COLUMNS }).map(([what, why]) => ({ what, why }))
  yield { name: 'left-out.json', bytes: jsonOf(leftOut) }
  for (const { id, name } of tables['files'] ?? []) {
    const bytes = await context.files.get(attachmentKey(String(id)))
    // A file that the storage has lost is named in files.json all the same.
    if (!bytes) continue
    found.files += 1
    yield { name: `files/${found.files}-${String(name)}`, bytes }
  }
  const logo = await loadLogoFile(context, userId)
  if (logo) yield { name: 'logo.png', bytes: logo }
  yield* reportsOf(context, userId, found)
}

async function* reportsOf(
  context: AppContext,
  userId: string,
  found: { reports: number },
): AsyncGenerator<ZipEntry> {
  const { orders, orderItems } = context.queries
  for (const orderId of await orders.listOrderIds(userId)) {
    const order = await orders.findOrder(orderId)
    for (const item of order ? await orderItems.listItems(orderId) : []) {
      if (item.status !== 'done' || !order) continue
      const opened = await openReport(context, { ...item, site: order.site }, true)
      if (!opened) continue
      found.reports += 1
      for (const kind of ['pdf', 'xml'] as const) {
        const document = await makeDocument(context, opened, kind)
        if (document)
          yield {
            name: `orders/${order.number}/${found.reports}-${document.name}`,
            bytes: document.bytes,
          }
      }
    }
  }
}
