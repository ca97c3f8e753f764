import { describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../../platform/config/sites.ts'
import { collisionsOf, fillsOf, halfEmpty, PAPER, RECEIPT } from '../../../tests/setup/page-layout.ts'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import { createActPdf, type ActFacts } from './create-act-pdf.ts'
import { createDestructionPdf, type DestructionFacts } from './create-destruction-pdf.ts'
import { createInvoicePdf } from './create-invoice-pdf.ts'
import { createReceiptPdf } from './create-receipt-pdf.ts'
import { createTypesetter } from './typesetter.ts'

const typeset = createTypesetter()
const act = createActPdf(typeset)
const invoice = createInvoicePdf(typeset)
const receipt = createReceiptPdf(typeset)
const destruction = createDestructionPdf(typeset)

const [SITE] = DEVELOPMENT_SITES
if (!SITE) throw new Error('No site')
const AT = new Date('2026-11-28T09:00:00Z')
const ID = '00000000-0000-4000-8000-000000000001'
const LONG_NAME =
  'Общество с ограниченной ответственностью «Производственно-коммерческое объединение „Северо-Западные сети“»'
const PAYER = {
  name: LONG_NAME,
  inn: '0000000000',
  kpp: '000000000',
  address: '000000, Примерная область, г. Образцовск, пр-кт Мастеров, д. 14, помещение 112-Н, комната 4',
}
const TITLES = ['Выписка ЕГРН об объекте', 'Полная проверка квартиры перед покупкой с оценкой рисков']
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${TITLES[index % 2]}, 00:14:0203005:${1000 + index}`,
    kopecks: 1_234_567_00 + index,
  }))

const actFacts = (count: number): ActFacts => ({
  id: ID,
  number: 10_602,
  orderedOn: '2026-11-27',
  act: { date: '2026-11-28', lines: linesOf(count), kopecks: 99_999_999_99 },
  payer: PAYER,
  email: 'a.very.long.address.of.somebody@subdomain.example.com',
})
const invoiceRow = (purpose: 'top-up' | 'items') => ({
  id: ID,
  number: 2117,
  order_id: ID,
  person_id: ID,
  amount_kopecks: 99_999_999_99,
  created_at: AT,
  payer: { ...PAYER, payer_id: ID },
  paid_at: null,
  site: SITE.key,
  purpose,
  order_number: 10_602,
})
const receiptRow = (count: number) => ({
  id: ID,
  unique_key: ID,
  order_id: ID,
  kind: 'settlement' as const,
  lines: linesOf(count).map(({ title, kopecks }) => ({ name: title, kopecks })),
  created_at: AT,
  order_number: 10_602,
  email: 'a.very.long.address.of.somebody@subdomain.example.com',
  site: SITE.key,
})
const destructionFacts = (count: number): DestructionFacts => ({
  id: ID,
  number: 12,
  day: '2026-11-28',
  cause: 'Прошел срок хранения отчета, который назван в согласии',
  system: 'Proverka',
  entries: Array.from({ length: count }, (_, index) => ({
    at: AT.toISOString(),
    subject: `Субъект ${10_000_000 + index}`,
    category: 'Фамилия, имя, отчество, дата рождения, сведения об исполнительных производствах',
    place: 'order_items.metadata',
    count: index + 1,
  })),
})

const PAPERS: readonly (readonly [name: string, make: () => Promise<Uint8Array>])[] = [
  ...[1, 12, 30, 31, 60, 200].map(
    (count) => [`an act of ${count} lines`, () => act(actFacts(count), SITE, false)] as const,
  ),
  ['an act for a person', () => act({ ...actFacts(2), payer: null }, SITE, true)],
  ['an invoice of an order', () => invoice(invoiceRow('items'), SITE, false)],
  ['an invoice of a top-up', () => invoice(invoiceRow('top-up'), SITE, true)],
  ...[1, 40, 100].map(
    (count) => [`a receipt of ${count} lines`, () => receipt(receiptRow(count), SITE, false)] as const,
  ),
  ...[1, 50, 400].map(
    (count) =>
      [
        `an act of destruction of ${count} records`,
        () => destruction(destructionFacts(count), SITE),
      ] as const,
  ),
]

describe('papers of accounting', () => {
  it.each(PAPERS)('have no half-empty page and no column in another one: %s', async (name, make) => {
    const file = readPdfText(await make())
    const sheet = name.startsWith('a receipt') ? RECEIPT : PAPER
    expect(file.runs.flatMap((page) => collisionsOf(page, sheet))).toEqual([])
    const fills = fillsOf(file, sheet)
    expect(halfEmpty(fills)).toEqual([])
    // A last page holds more than a signature.
    expect(fills.slice(1).at(-1) ?? 1).toBeGreaterThan(0.1)
  })
})
