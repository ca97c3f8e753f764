import { normaliseCadastralNumber } from '@proverka/domain'
import { ExtractError } from '@proverka/egrn'
import { unzip } from 'unzipit'
import type { ContractorFile } from '../../adapters/contractors/contractor.ts'
import type { ReadExtract } from '../../documents/workers/document-tasks.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { answerWithExtract } from '../fulfilment/answer-with-extract.ts'
import { extractKey } from '../reports/stored-extract.ts'
import { changeTaken, handOver } from './change-order.ts'

const HISTORY_KIND = 'extract_transfer_rights_property'

/** Answers a fulfilment with the document that its contractor sent; another one than was ordered goes to the operator. */
export async function takeFiles(
  context: AppContext,
  row: FulfilmentRow,
  files: readonly ContractorFile[],
): Promise<void> {
  const read = await readFirst(context, files)
  if (!read) return handOver(context, row, 'В файле контрагента нет выписки, которую можно прочитать.')
  if (!isOrdered(read, row)) return handOver(context, row, 'Контрагент прислал не ту выписку.')
  await context.files.put(extractKey(row.order_item_id, read.hash), read.bytes)
  await changeTaken(context, row, (held) =>
    answerWithExtract(context, held, read.extract, { hash: read.hash }),
  )
}

async function readFirst(
  context: AppContext,
  files: readonly ContractorFile[],
): Promise<ReadExtract | undefined> {
  for (const file of files) {
    for (const bytes of await documentsIn(file)) {
      try {
        return await context.readExtract(bytes)
      } catch (error) {
        if (!(error instanceof ExtractError)) throw error
      }
    }
  }
  return undefined
}

async function documentsIn({ name, bytes }: ContractorFile): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  if (!name.endsWith('.zip')) return [new Uint8Array(bytes)]
  try {
    const { entries } = await unzip(new Uint8Array(bytes))
    const documents = Object.values(entries).filter((entry) => /\.xml$/i.test(entry.name))
    return await Promise.all(documents.map(async (entry) => new Uint8Array(await entry.arrayBuffer())))
  } catch {
    return []
  }
}

function isOrdered({ extract }: ReadExtract, { kind, number }: FulfilmentRow): boolean {
  if (extract.notice) return true
  const isHistory = extract.kind === HISTORY_KIND
  const named = extract.object.cadastralNumbers.map((one) => normaliseCadastralNumber(one))
  return isHistory === (kind === 'rights-history') && named.includes(number ?? '')
}
