import { readPdfText } from './read-pdf-text.ts'
import { readZip } from './read-zip.ts'
import type { TestServer } from './test-server.ts'

/** What a planted text says of itself: whose record it is in. */
export interface Marker {
  readonly kind: string
  readonly id: string
}

const HEX = 32

/** A word that no line break divides and no other text resembles: `Метка`, the kind, `q`, the id without dashes. */
const wordOf = (kind: string, id: string) => `'Метка${kind}q' || replace(${id}::text, '-', '')`
const MARKER = new RegExp(`Метка([a-z]+)q([0-9a-f]{${HEX}})`, 'gi')

const inJson = (column: string, path: string, word: string) =>
  `jsonb_set(${column}, '{${path}}', to_jsonb(${word}), false)`

/** Every column that names, reaches or describes a person gets a unique text. */
const STATEMENTS = [
  `update persons set name = ${wordOf('person', 'id')}`,
  // An address is read in small letters, and the word before the sign has to be one.
  `update orders set email = lower(${wordOf('order', 'id')}) || '@example.com'`,
  `update order_items set object_key = ${wordOf('item', 'id')} where product_name = 'PersonCheck'`,
  `update reports set updated_at = now(), subject = ${inJson('subject', 'lastName', wordOf('item', 'order_item_id'))}`,
  `update reports set extract = ${inJson('extract', 'rights,0,holders,0,name', wordOf('item', 'order_item_id'))}
    where extract is not null`,
  `update report_tasks set asked = ${inJson('asked', '0,value', wordOf('item', 'order_item_id'))}`,
  `update risk_owners set person = ${inJson('person', 'lastName', wordOf('item', 'order_item_id'))}`,
  `update risk_conclusions set text = ${wordOf('item', 'order_item_id')}`,
  `update risk_notes set survey = jsonb_build_object('иное', ${wordOf('item', 'order_item_id')}),
    statements = jsonb_build_array(jsonb_build_object('key', 'seller', 'text', ${wordOf('item', 'order_item_id')}))`,
  `update person_settings set value = ${wordOf('person', 'person_id')}`,
  `update payers set name = ${wordOf('payer', 'id')}, address = ${wordOf('payer', 'id')}`,
  `update invoices set payer = ${inJson('payer', 'name', wordOf('invoice', 'id'))} where payer is not null`,
  `update attachments set name = ${wordOf('attachment', 'id')}`,
  `update article_comments set content = ${wordOf('comment', 'id')}`,
  `update user_logs set details = jsonb_build_object('email', ${wordOf('person', 'person_id')})
    where person_id is not null`,
]

export async function plantPersonalData(server: TestServer): Promise<void> {
  for (const statement of STATEMENTS) await server.sql(statement)
}

/** The markers in an answer, whatever it is: JSON, PDF, HTML, XML, or an archive of them. */
export function findMarkers(answer: string | Uint8Array): Marker[] {
  const found = new Map<string, Marker>()
  for (const text of textsOf(answer)) {
    for (const [word, kind = '', hex = ''] of text.matchAll(MARKER))
      found.set(word.toLowerCase(), { kind: kind.toLowerCase(), id: uuidOf(hex.toLowerCase()) })
  }
  return [...found.values()]
}

function textsOf(answer: string | Uint8Array): string[] {
  if (typeof answer === 'string') return [answer]
  const bytes = Buffer.from(answer)
  if (bytes.subarray(0, 2).toString() === 'PK') return [...readZip(bytes).values()].flatMap(textsOf)
  if (bytes.subarray(0, 4).toString() !== '%PDF') return [bytes.toString()]
  // Uploads that merely begin like one hold no page.
  const pages = bytes.includes('/Type /Page') ? readPdfText(bytes).pages : []
  return [pages.join('').replaceAll(/[\s\u00AD]/g, '')]
}

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
