import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import { createEntryNames } from '../../archive/entry-names.ts'
import { describeFile, type IndexedFile } from '../../archive/index-page.ts'
import { streamZip, type ZipEntry } from '../../archive/stream-zip.ts'
import type { FileReply, StreamedFileReply } from '../../http/handlers.ts'
import { describeReport, orderIndex, type IndexedReport } from './archive-index.ts'
import { aboutReport, makeDocument, openReport, type DocumentKind } from './order-documents.ts'

/** An archive has a report once for reading, once for counting, once for programs, and its source. */
const IN_ARCHIVE: readonly DocumentKind[] = ['pdf', 'html', 'xlsx', 'json', 'xml']

interface ArchivedOrder {
  readonly items: readonly (OrderItemRow & { readonly site: string })[]
  readonly name: string
  /** Earlier reports are told to the buyer alone. */
  readonly isBuyer: boolean
  /** Those that close the order, and the archive. */
  readonly papers: readonly FileReply[]
}

/**
 * Every document of an order in one archive. Reports are opened and drawn one after another while it is read: an order of
 * thousands takes no more memory than an order of one.
 */
export async function streamOrderArchive(
  context: AppContext,
  order: ArchivedOrder,
): Promise<StreamedFileReply> {
  return {
    stream: await streamZip(entriesOf(context, order), context.clock.now()),
    type: 'application/zip',
    name: order.name,
    about: [
      ...order.items.filter(({ status }) => status === 'done').map(({ id }) => aboutReport(id)),
      ...order.papers.flatMap(({ about }) => about),
    ],
  }
}

async function* entriesOf(
  context: AppContext,
  { items, name, isBuyer, papers }: ArchivedOrder,
): AsyncGenerator<ZipEntry> {
  const nameOf = createEntryNames()
  // The index has its own names, though it comes last.
  for (const own of ['index.html', 'index.json']) nameOf(own)
  const files: IndexedFile[] = []
  const reports: IndexedReport[] = []
  const absent: string[] = []
  const entryOf = (file: FileReply): ZipEntry => {
    const entry = { name: nameOf(file.name), bytes: file.bytes }
    files.push(describeFile(entry.name, file.type, file.bytes))
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
      if (file) yield entryOf(file)
    }
  }
  for (const paper of papers) yield entryOf(paper)
  yield* orderIndex({ name, files, reports, absent })
}
