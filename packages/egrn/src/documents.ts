import type { ExtractDocument } from '@proverka/domain/reports'
import { all, child, dateOf, own, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact } from './values.ts'

/** Documents under `underlying_documents`; the name falls back to the words of the document code. */
export function readDocuments(node: XmlNode | undefined): ExtractDocument[] {
  const lists = [...all(node, 'underlying_documents'), ...all(node, 'underlying_docs')]
  return lists.flatMap((list) => all(list, 'underlying_document')).map(readDocument)
}

function readDocument(node: XmlNode): ExtractDocument {
  const code = valueOf(node, 'document_code')
  const name = textOf(node, 'document_name')
  const number = [textOf(node, 'document_series'), textOf(node, 'document_number')].filter(Boolean).join(' ')
  readDeal(node)
  return compact({
    name: name ?? (code && !/^\d+$/.test(code) ? code : undefined) ?? 'Документ без названия',
    number: number || undefined,
    date: dateOf(node, 'document_date'),
    issuer: textOf(node, 'document_issuer'),
  })
}

/** The registration of the document itself repeats the entry it belongs to. */
function readDeal(node: XmlNode): void {
  const deal = child(node, 'deal_registered')
  for (const one of deal?.children ?? []) {
    one.seen = true
    textOf(one, 'code')
    textOf(one, 'value')
  }
  own(deal)
}
