import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { createEntryNames } from '../../documents/archive/entry-names.ts'
import { describeFile, type IndexedFile } from '../../documents/archive/index-page.ts'
import { streamZip, type ZipEntry } from '../../documents/archive/stream-zip.ts'
import type { StreamedFileReply } from '../../platform/file-reply.ts'
import { findAct, type DrawnPaper } from '../payments/load-act.ts'
import {
  describeReport,
  orderIndex,
  ordersIndex,
  type IndexedReport,
  type PackedOrder,
} from './archive-index.ts'
import { aboutReport, makeDocument, openReport, readOriginals, type DocumentKind } from './order-documents.ts'

/** An archive has a report once for reading, once for counting, once for programs, and its source. */
const IN_ARCHIVE: readonly DocumentKind[] = ['pdf', 'html', 'xlsx', 'json', 'xml']

export interface ArchivedOrder {
  readonly number: number
  readonly items: readonly (OrderItemRow & { readonly site: string })[]
  /** Only the buyer sees earlier reports. */
  readonly isBuyer: boolean
  /** Those that close the order, and the archive. */
  readonly papers: readonly DrawnPaper[]
}

/**
 * What an archive holds of an order: some of its items, all unless they are named, and for the buyer alone the act, which
 * tells whom it names.
 */
export async function archivedOrder(
  context: AppContext,
  order: OrderRow,
  all: readonly OrderItemRow[],
  { isBuyer, items = all }: { readonly isBuyer: boolean; readonly items?: readonly OrderItemRow[] },
): Promise<ArchivedOrder> {
  const act = isBuyer ? await findAct(context, order, all) : undefined
  return {
    number: order.number,
    items: items.map((item) => ({ ...item, site: order.site })),
    isBuyer,
    papers: act ? [act] : [],
  }
}

type NameOf = ReturnType<typeof createEntryNames>

/**
 * Every document of an order in one archive. Reports are opened and rendered one after another while it is read: an order of
 * thousands takes no more memory than an order of one.
 */
export const streamOrderArchive = (context: AppContext, order: ArchivedOrder): Promise<StreamedFileReply> =>
  streamOf(context, `заказ-${order.number}.zip`, [order], async function* (nameOf, name) {
    const packed = yield* packOrder(context, order, nameOf, '')
    yield* orderIndex(name, packed)
  })

/** The same of several orders, each in a folder of its own. */
export const streamOrdersArchive = (
  context: AppContext,
  orders: readonly ArchivedOrder[],
): Promise<StreamedFileReply> =>
  streamOf(context, `заказы-${orders.length}.zip`, orders, async function* (nameOf, name) {
    const packed: PackedOrder[] = []
    for (const order of orders)
      packed.push(yield* packOrder(context, order, nameOf, `заказ-${order.number}/`))
    yield* ordersIndex(name, packed)
  })

async function streamOf(
  context: AppContext,
  name: string,
  orders: readonly ArchivedOrder[],
  entriesOf: (nameOf: NameOf, name: string) => AsyncIterable<ZipEntry>,
): Promise<StreamedFileReply> {
  const nameOf = createEntryNames()
  // The index has its own names, though it comes last.
  for (const own of ['index.html', 'index.json']) nameOf(own)
  return {
    stream: await streamZip(entriesOf(nameOf, name), lastChange(orders)),
    type: 'application/zip',
    name,
    about: orders.flatMap(({ items, papers }) => [
      ...items.filter(({ status }) => status === 'done').map(({ id }) => aboutReport(id)),
      ...papers.flatMap(({ about }) => about),
    ]),
  }
}

/** When the last part was done: unchanged orders give equal bytes. */
function lastChange(orders: readonly ArchivedOrder[]): Date {
  const times = orders.flatMap(({ items }) =>
    items.map(({ done_at, created_at }) => (done_at ?? created_at).getTime()),
  )
  return new Date(Math.max(...times))
}

async function* packOrder(
  context: AppContext,
  { number, items, isBuyer, papers }: ArchivedOrder,
  nameOf: NameOf,
  folder: string,
): AsyncGenerator<ZipEntry, PackedOrder> {
  const files: IndexedFile[] = []
  const reports: IndexedReport[] = []
  const absent: string[] = []
  const entryOf = (name: string, type: string, bytes: Uint8Array): ZipEntry => {
    const entry = { name: nameOf(folder + name), bytes }
    files.push(describeFile(entry.name, type, bytes))
    return entry
  }
  for (const item of items) {
    const opened = item.status === 'done' ? await openReport(context, item, isBuyer) : undefined
    if (!opened) {
      absent.push(`${item.product_name_ru}, ${item.object_key}`)
      continue
    }
    reports.push(describeReport(opened.report))
    for (const kind of IN_ARCHIVE) {
      const file = await makeDocument(context, opened, kind)
      if (file) yield entryOf(file.name, file.type, file.bytes)
    }
    for await (const { name, type, bytes } of readOriginals(context, item.id))
      yield entryOf(name, type, bytes)
  }
  for (const { name, type, draw } of papers) yield entryOf(name, type, await draw())
  return { number, statuses: items.map(({ status }) => status), files, reports, absent }
}
