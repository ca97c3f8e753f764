import { randomUUID } from 'node:crypto'
import { LEFT_OUT, LEFT_OUT_COLUMNS } from '../../data-register/export-parts.ts'
import type { AppContext } from '../../context.ts'
import type { ExportCounts } from '../../db/account-life-schema.ts'
import type { ZipEntry } from '../../pdf/zip.ts'
import { attachmentKey } from '../files/attachments.ts'
import { loadLogoFile } from './logos.ts'
import { makeDocument, openReport } from '../reports/order-documents.ts'
import { DAY_MS } from '@proverka/domain'

const MEBIBYTE = 1024 * 1024
/** Bytes of one archive: so much is in memory at a time, besides the file that comes next. */
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
  const writer = createPartWriter(context, exportId)
  for (const [name, rows] of Object.entries(tables))
    await writer.add({ name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) })
  // What is held and not in the archive stands in it with its reason.
  const leftOut = Object.entries({ ...LEFT_OUT, ...LEFT_OUT_COLUMNS }).map(([what, why]) => ({ what, why }))
  await writer.add({ name: 'left-out.json', bytes: Buffer.from(`${JSON.stringify(leftOut, null, 2)}\n`) })
  const files = await addFiles(context, writer, tables['files'] ?? [])
  const logo = await loadLogoFile(context, row.person_id)
  if (logo) await writer.add({ name: 'logo.png', bytes: logo })
  const reports = await addReports(context, writer, row.person_id)
  const parts = await writer.close()
  const counts: ExportCounts = {
    orders: tables['orders']?.length ?? 0,
    operations: tables['operations']?.length ?? 0,
    files,
    reports,
  }
  const now = context.clock.now()
  await dataExports.finishExport(exportId, parts, counts, now, new Date(now.getTime() + DAY_MS))
}

interface PartWriter {
  readonly add: (entry: ZipEntry) => Promise<void>
  /** Writes what is left; answers the bytes of each part. */
  readonly close: () => Promise<readonly number[]>
}

function createPartWriter(context: AppContext, exportId: string): PartWriter {
  const sizes: number[] = []
  const at = context.clock.now()
  let entries: ZipEntry[] = []
  let held = 0
  async function flush(): Promise<void> {
    const bytes = await context.zip(entries, at)
    await context.files.put(exportKey(exportId, sizes.length + 1), bytes)
    sizes.push(bytes.length)
    entries = []
    held = 0
  }
  return {
    async add(entry) {
      if (held > 0 && held + entry.bytes.length > PART_BYTES) await flush()
      entries.push(entry)
      held += entry.bytes.length
    },
    async close() {
      await flush()
      return sizes
    },
  }
}

async function addFiles(
  context: AppContext,
  writer: PartWriter,
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  let count = 0
  for (const { id, name } of rows) {
    const bytes = await context.files.get(attachmentKey(String(id)))
    // A file that the storage has lost is named in files.json all the same.
    if (!bytes) continue
    count += 1
    await writer.add({ name: `files/${count}-${String(name)}`, bytes })
  }
  return count
}

async function addReports(context: AppContext, writer: PartWriter, userId: string): Promise<number> {
  const { orders, orderItems } = context.queries
  let count = 0
  for (const orderId of await orders.listOrderIds(userId)) {
    const order = await orders.findOrder(orderId)
    for (const item of order ? await orderItems.listItems(orderId) : []) {
      if (item.status !== 'done' || !order) continue
      const opened = await openReport(context, { ...item, site: order.site }, true)
      if (!opened) continue
      count += 1
      for (const kind of ['pdf', 'xml'] as const) {
        const document = await makeDocument(context, opened, kind)
        if (document)
          await writer.add({
            name: `orders/${order.number}/${count}-${document.name}`,
            bytes: document.bytes,
          })
      }
    }
  }
  return count
}
