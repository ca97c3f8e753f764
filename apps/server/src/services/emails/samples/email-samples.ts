import { catalogueProduct } from '@proverka/domain/orders'
import type { SiteKey } from '@proverka/domain/sites'
import { DEVELOPMENT_SITES } from '../../../platform/config/sites.ts'
import type { AppContext } from '../../context.ts'
import { withOrder, type OrderItemRow } from '../../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../../platform/db/queries/orders/orders.ts'
import type { Outcome } from '../../orders/order-outcome.ts'
import { composeEmail } from '../../../documents/emails/compose-email.ts'
import type { WrittenDocument, WrittenEmail } from '../../../documents/emails/email-content.ts'
import type { PlacedDocument } from '../../../documents/emails/email-frame.ts'
import { dataNeededEmail, orderDoneEmail, orderLateEmail, orderPaidEmail } from '../order-emails.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** An email as its reader gets it, rendered by the code that sends the real ones. */
export interface EmailSample {
  readonly key: 'paid' | 'done' | 'doneAsLink' | 'late' | 'dataNeeded'
  readonly brand: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

const NOW = new Date('2026-11-24T11:43:00Z')
const PROMISE = new Date('2026-11-24T11:50:00Z')
const TOKEN = 'sample-token'
const MEBIBYTE = 1024 * 1024

const context = {
  clock: { now: () => NOW },
  originOf: (site: string) => `https://${site}.example`,
  config: { sites: DEVELOPMENT_SITES, production: false },
} as unknown as AppContext

/** The emails of an order on both brands, of an invented order. */
export const drawEmailSamples = (): readonly EmailSample[] =>
  (['realty', 'fiz-pro'] as const).flatMap((site) => samplesOf(site))

function samplesOf(site: SiteKey): readonly EmailSample[] {
  const order = orderAt(site)
  const items = itemsOf(site)
  const brand = site === 'realty' ? 'realty' : 'fiz'
  const reports = items.map(({ id, product_name_ru }): WrittenDocument => ({
    kind: 'report',
    id,
    title: product_name_ru,
    filename: `${product_name_ru}, заказ ${order.number}.pdf`,
    url: `${context.originOf(site)}/order/1/`,
  }))
  const receipt: WrittenDocument = {
    kind: 'receipt',
    id: '2',
    title: 'Чек на аванс',
    filename: `Чек на аванс, заказ ${order.number}.pdf`,
    url: `${context.originOf(site)}/api/receipt/2`,
  }
  const input = { order, items, token: TOKEN }
  const parts = items.map((item, place) => ({
    item,
    words: 'от 30 минут',
    at: new Date(NOW.getTime() + (place + 1) * 2 * MINUTE_MS),
  }))
  const outcome = outcomeAt(site)
  const item = withOrder(items[0] as OrderItemRow, order)
  const done = { ...input, documents: reports }
  return [
    draw(
      'paid',
      orderPaidEmail(
        context,
        { ...input, documents: [receipt] },
        { promise: { parts, at: PROMISE, isObtained: false }, how: 'С баланса' },
      ),
      [attached(receipt, 0.04)],
    ),
    draw(
      'done',
      orderDoneEmail(context, done, outcome),
      reports.map((report) => attached(report, 1.2)),
    ),
    draw('doneAsLink', orderDoneEmail(context, done, outcome), reports),
    draw(
      'late',
      orderLateEmail(context, input, { waiting: ['ФССП', 'КАД'], open: items, term: '27.11.2026' }),
      [],
    ),
    draw('dataNeeded', dataNeededEmail(context, item, items, TOKEN), []),
  ]

  function draw(
    key: EmailSample['key'],
    written: WrittenEmail,
    documents: readonly PlacedDocument[],
  ): EmailSample {
    const { subject, html = '', text } = composeEmail(context, written, documents)
    return { key, brand, subject, html, text }
  }
}

const attached = (document: WrittenDocument, mebibytes: number): PlacedDocument => ({
  ...document,
  attached: { filename: document.filename, bytes: Math.round(mebibytes * MEBIBYTE) },
})

function outcomeAt(site: SiteKey): Outcome {
  const none = { found: 0, attention: 0, namesake: 0, notFound: 0, notChecked: 0, inProgress: 0 }
  if (site === 'realty') {
    return {
      counts: { ...none, found: 2, attention: 2, notFound: 9, notChecked: 2 },
      verdict: 'Опасно',
      headline: 'Не вносите аванс: ипотека, долг 388 140 ₽ и доли',
      reasons:
        'Объект в ипотеке. Без согласия банка продать его нельзя. Долг взыскивают приставы, они могут запретить сделки с имуществом.',
      parts: [
        {
          title: 'Выписка ЕГРН об объекте',
          note: 'Объект в ипотеке. ЕГРН, 14:38',
          tone: 'red',
          mark: 'Опасно',
        },
        {
          title: 'Отчет о переходе прав',
          note: 'Два собственника в долях. ЕГРН, 14:41',
          tone: 'orange',
          mark: 'Внимание',
        },
        {
          title: 'Проверка собственника',
          note: 'Не вносите аванс, пока долг 388 140 ₽ не закрыт. ФССП, ЕФРСБ, МВД, КАД, ФНС, 14:42–14:43',
          tone: 'red',
          mark: 'Опасно',
        },
      ],
    }
  }
  return {
    counts: { ...none, found: 1, attention: 2, namesake: 1, notFound: 4, notChecked: 2 },
    verdict: 'Опасно',
    headline: 'Не вносите аванс, пока долг 388 140 ₽ не закрыт',
    reasons: 'Долг взыскивают приставы, они могут запретить сделки с имуществом.',
    parts: [
      {
        title: 'Проверка человека',
        note: 'ФССП, ЕФРСБ, МВД, КАД, ФНС, 14:42–14:43',
        tone: 'red',
        mark: 'Опасно',
      },
    ],
  }
}

/** Of the columns of an order what its emails read. */
const orderAt = (site: SiteKey) =>
  ({
    id: '1',
    number: 10_602,
    site,
    email: 'client@example.com',
    total_kopecks: 149_700,
    used_balance: true,
  }) as unknown as OrderRow

function itemsOf(site: SiteKey): readonly OrderItemRow[] {
  const about =
    site === 'realty'
      ? { object_key: '00:14:0203005:1047', object_address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47' }
      : { object_key: 'Ладогин Арсений Петрович, 14.03.1987', object_address: '' }
  // The largest order that most people place, and the smallest.
  const names = site === 'realty' ? (catalogueProduct('FullCheck')?.parts ?? []) : ['PersonCheck']
  return names.map((product_name, place) => {
    const product_name_ru = catalogueProduct(product_name)?.product_name_ru ?? ''
    const id = String(place + 1)
    return {
      id,
      order_id: '1',
      price_kopecks: 49_900,
      status: 'inprogress',
      product_name,
      product_name_ru,
      ...about,
    } as OrderItemRow
  })
}
