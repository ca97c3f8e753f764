import { formatDate, groupDigits } from '@proverka/domain'
import { orderTitle, type DealSheet } from '@proverka/domain/orders'
import { type Report } from '@proverka/domain/reports'
import { createEntryNames } from '../../documents/archive/entry-names.ts'
import { describeFile, type IndexedFile } from '../../documents/archive/index-page.ts'
import { streamZip, type ZipEntry } from '../../documents/archive/stream-zip.ts'
import { personalDataOf } from '../../platform/audit/personal-part.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { DealNeedRow, DealRow } from '../../platform/db/queries/deals/deals.ts'
import type { StreamedFileReply } from '../../platform/file-reply.ts'
import { attachmentKey } from '../files/attachments.ts'
import { presentHistory, type HistoryOrder } from '../orders/list-own-orders.ts'
import { aboutReport, makeDocument, openReport, type DocumentKind } from '../reports/order-documents.ts'
import { dealIndex, NOT_GIVEN, type IndexedSheet } from './deal-index.ts'
import { sheetsOfDeal } from './sheets-of-deal.ts'

/** A folder is for reading: the report, and the official file that it was read from. */
const OF_REPORT: readonly DocumentKind[] = ['pdf', 'xml']

type Documents = Awaited<ReturnType<AppContext['queries']['deals']['listDocuments']>>

interface Folder {
  readonly deal: DealRow
  readonly sheets: readonly DealSheet[]
  readonly orders: readonly HistoryOrder[]
  readonly items: readonly (OrderItemRow & { readonly site: string })[]
  readonly documents: Documents
  readonly needs: readonly DealNeedRow[]
}

/**
 * A deal's folder as an archive: each sheet under its number, and an index of what is there and what is missing. Files are
 * read and rendered one after another while the archive is read.
 */
export async function streamDealArchive(context: AppContext, deal: DealRow): Promise<StreamedFileReply> {
  const folder = await loadFolder(context, deal)
  return {
    stream: await streamZip(entriesOf(context, folder), lastChange(folder)),
    type: 'application/zip',
    name: 'папка-сделки.zip',
    about: [
      personalDataOf('deal', deal.id, 'parties'),
      ...folder.items.filter(({ status }) => status === 'done').map(({ id }) => aboutReport(id)),
      ...folder.documents.map(({ id }) => personalDataOf('attachment', id, 'file')),
    ],
  }
}

async function loadFolder(context: AppContext, deal: DealRow): Promise<Folder> {
  const { deals, orderItems } = context.queries
  const rows = await deals.listDealOrders(deal)
  const orders = await presentHistory(context, rows)
  const documents = await deals.listDocuments(deal.id)
  const needs = await deals.listNeeds(deal.id)
  const items = []
  for (const { id, site } of rows)
    for (const item of await orderItems.listItems(id)) items.push({ ...item, site })
  return {
    deal,
    sheets: sheetsOfDeal(rows, orders, documents, needs),
    orders,
    items,
    documents,
    needs,
  }
}

/** When the last sheet came: an unchanged folder gives equal bytes. */
function lastChange({ deal, items, documents, needs }: Folder): Date {
  const times = [
    deal.created_at,
    ...items.map(({ done_at, created_at }) => done_at ?? created_at),
    ...documents.map(({ added_at }) => added_at),
    ...needs.map(({ created_at }) => created_at),
  ]
  return new Date(Math.max(...times.map((time) => time.getTime())))
}

type PackedSheet = Omit<IndexedSheet, 'number'>

async function* entriesOf(context: AppContext, folder: Folder): AsyncGenerator<ZipEntry> {
  const { deal, sheets, needs } = folder
  const nameOf = createEntryNames()
  for (const own of ['index.html', 'index.json']) nameOf(own)
  const inside: IndexedSheet[] = []
  for (const sheet of sheets) {
    const prefix = String(sheet.number).padStart(2, '0')
    const put = (name: string, type: string, bytes: Uint8Array) => {
      const entry = { name: nameOf(`${prefix} ${name}`), bytes }
      return { entry, file: describeFile(entry.name, type, bytes) }
    }
    const need = needs.find(({ id }) => id === sheet.need_id)
    const packed =
      sheet.order_id !== null
        ? yield* reportsOf(context, folder, sheet, put)
        : sheet.document_id !== null
          ? yield* documentOf(context, folder, sheet.document_id, need, put)
          : missingOf(need)
    inside.push({ number: sheet.number, ...packed })
  }
  yield* dealIndex(deal, inside)
}

type Put = (
  name: string,
  type: string,
  bytes: Uint8Array,
) => { readonly entry: ZipEntry; readonly file: IndexedFile }

async function* reportsOf(
  context: AppContext,
  { orders, items }: Folder,
  { order_id }: DealSheet,
  put: Put,
): AsyncGenerator<ZipEntry, PackedSheet> {
  const order = orders.find(({ orderId }) => orderId === order_id)
  const files: IndexedFile[] = []
  const sources = new Set<string>()
  const absent: string[] = []
  let date = ''
  for (const item of items) {
    if (item.order_id !== order_id) continue
    const opened = item.status === 'done' ? await openReport(context, item, true) : undefined
    if (!opened) {
      absent.push(item.product_name_ru)
      continue
    }
    date = formatDate(opened.report.updated_at)
    for (const source of sourcesOf(opened.report)) sources.add(source)
    for (const kind of OF_REPORT) {
      const document = await makeDocument(context, opened, kind)
      if (!document) continue
      const { entry, file } = put(document.name, document.type, document.bytes)
      files.push(file)
      yield entry
    }
  }
  const title = order ? orderTitle(order.items.map(({ product_name }) => product_name)) : NOT_GIVEN
  return {
    title: order ? `${title}, заказ ${groupDigits(order.number)}, ${order.subject || NOT_GIVEN}` : title,
    source: [...sources].join(', ') || NOT_GIVEN,
    date: date || NOT_GIVEN,
    files,
    missing: absent.length > 0 ? `${errorDetail(order)}: ${absent.join(', ')}` : '',
  }
}

const errorDetail = (order: HistoryOrder | undefined): string =>
  order?.state === 'refund' ? 'Отчета нет, деньги возвращены' : 'Отчета еще нет'

const sourcesOf = ({ extract, tasks }: Report): readonly string[] =>
  extract ? [extract.source] : tasks.map(({ source }) => source)

async function* documentOf(
  context: AppContext,
  { documents }: Folder,
  documentId: string,
  need: DealNeedRow | undefined,
  put: Put,
): AsyncGenerator<ZipEntry, PackedSheet> {
  const row = documents.find(({ document_id }) => document_id === documentId)
  const bytes = row && (await context.files.get(attachmentKey(row.id)))
  const facts = {
    title: need?.title ?? row?.name ?? NOT_GIVEN,
    source: need ? `${need.bearer}, загружен в папку` : 'загружен в папку',
    date: row ? `${NOT_GIVEN}; в папке с ${formatDate(row.added_at.toISOString())}` : NOT_GIVEN,
  }
  if (!row || !bytes) return { ...facts, files: [], missing: 'Файл не найден в хранилище' }
  const { entry, file } = put(row.name, row.media_type, bytes)
  yield entry
  return { ...facts, files: [file], missing: '' }
}

function missingOf(need: DealNeedRow | undefined): PackedSheet {
  const until = need?.due_on ? `до ${formatDate(need.due_on)}` : 'срок не указан'
  return {
    title: need?.title ?? NOT_GIVEN,
    source: NOT_GIVEN,
    date: NOT_GIVEN,
    files: [],
    missing: `Не хватает. Принесет: ${need?.bearer ?? NOT_GIVEN}, ${until}`,
  }
}
