import type { orderHistorySchema } from '@proverka/api/contract'
import { MORTGAGED, ORDER_CASES } from '@proverka/domain/fixtures/order-cases.ts'
import { propertyReport } from '@proverka/domain/fixtures/make-report.ts'
import { OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { catalogueProduct, orderStageOf } from '@proverka/domain/orders'
import { isReadable, reportVerdict, summariseOrder, verdictMark } from '@proverka/domain/views'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { Report } from '@proverka/domain/reports'
import type { InferOutput } from 'valibot'
import type { OrderPart, OrderView } from '../pages/cabinet/order/data.ts'

export const ORDER_ID = '00000000-0000-4000-8000-000000000100'
const NUMBER = '00:01:0001001:204'
const ADDRESS = 'г. Образцовск, ул. Кленовая, д. 5'

/** An instant that many minutes from now: what moves on a page is told beside the present. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** The reports of a full check with a debt and a mortgage. */
export const FULL_CHECK_REPORTS = ORDER_CASES[0]?.[1].parts.map(({ report }) => report) ?? []

/** A report about a flat under a mortgage. */
export const PROPERTY_REPORT = propertyReport(MORTGAGED)

/** A report about a person with a debt, a namesake and questions that stay open. */
export const PERSON_REPORT = OTHER_REPORTS.find(([name]) => name.startsWith('a person with a debt'))?.[1]

/** A bought part; what is not given is that of an extract on its way. */
export function samplePart(productName: string, more: Partial<OrderPart> = {}): OrderPart {
  const product = catalogueProduct(productName)
  return {
    order_item_id: more.report?.id ?? '00000000-0000-4000-8000-000000000001',
    order_id: ORDER_ID,
    order_number: 10_602,
    product_id: product?.product_id ?? '',
    product_name: productName,
    product_name_ru: product?.product_name_ru ?? productName,
    price: product?.product_price ?? 0,
    order_total: 1497,
    status: 'inprogress',
    object_key: NUMBER,
    address: ADDRESS,
    created_at: inMinutes(-12),
    due_at: inMinutes(7 * 24 * 60),
    report: null,
    report_destroyed_at: null,
    fulfilment: null,
    register_documents: [],
    started_at: inMinutes(-12),
    done_at: null,
    usual_minutes: 31,
    refund: null,
    ...more,
  }
}

const PRODUCTS = ['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner'] as const

/** The three parts of a full check, each with its report. */
export const DONE_PARTS: readonly OrderPart[] = PRODUCTS.map((name, index) =>
  samplePart(name, {
    order_item_id: `00000000-0000-4000-8000-00000000020${index}`,
    status: 'done',
    done_at: inMinutes(-2),
    report: FULL_CHECK_REPORTS[index] ?? null,
  }),
)

/** The same while the register and one source are still to answer. */
export const GOING_PARTS: readonly OrderPart[] = DONE_PARTS.map((part, index) =>
  index === 0 ? part : { ...part, status: 'inprogress', done_at: null, report: null },
)

/** An order that a guest has paid by card in this browser. */
export function sampleOrder(items: readonly OrderPart[], more: Partial<OrderView> = {}): OrderView {
  return {
    id: ORDER_ID,
    number: 10_602,
    total: 1497,
    paid_by: 'card',
    email: 'vesna@example.com',
    created_at: inMinutes(-13),
    paid_at: inMinutes(-12),
    due_at: inMinutes(7 * 24 * 60),
    kept_until: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    receipt_at: inMinutes(-11),
    email_sent_at: inMinutes(-11),
    email_lost_at: null,
    superseded_by: null,
    expired_at: null,
    opened_as: 'owner',
    items: [...items],
    files: items.some(({ status }) => status === 'done')
      ? [
          { file_type: 'pdf', order_item_id: null, title: 'Заказ целиком' },
          { file_type: 'zip', order_item_id: null, title: 'Все файлы' },
        ]
      : [],
    invoice: null,
    has_act: false,
    ...more,
  }
}

type History = InferOutput<typeof orderHistorySchema>

/** An order in the list of orders. */
export function sampleHistory(number: number, items: readonly OrderPart[]): History {
  return {
    orderId: `00000000-0000-4000-8000-0000000${number}`,
    number,
    email: 'vesna@example.com',
    Paid: items.every(({ status }) => status !== 'waitingforpayment'),
    date: inMinutes(-12),
    expired: false,
    paid_by: items.every(({ status }) => status !== 'waitingforpayment') ? 'card' : null,
    state: orderStageOf(items.map(({ status }) => status)),
    subject: NUMBER,
    verdict: verdictOfOrder(items),
    kept_until: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    totalAmount: items.reduce((sum, { price }) => sum + price, 0),
    items: items.map(({ report, ...part }) => ({
      order_item_id: part.order_item_id,
      product_id: part.product_id,
      product_name: part.product_name,
      product_name_ru: part.product_name_ru,
      price: part.price,
      status: part.status,
      kadnum: NUMBER,
      ItemMetadata: { address: ADDRESS, kadastr_number: NUMBER },
      has_report: report !== null,
      verdict: report && part.status === 'done' ? verdictOf(report) : null,
    })),
  }
}

/** As the server gives it: once all parts are over, and something was delivered. */
function verdictOfOrder(items: readonly OrderPart[]): History['verdict'] {
  if (!isReadable({ items })) return null
  const [report] = items.flatMap((item) => item.report ?? [])
  if (items.length === 1) return report ? verdictOf(report) : null
  return verdictMark(
    summariseOrder(
      items.map(({ order_item_id: id, product_name_ru: title, status, report: of }) => ({
        id,
        title,
        status,
        report: of,
      })),
    ),
  )
}

function verdictOf(report: Report) {
  const { colour, word } = reportVerdict(report)
  return { tone: colour, words: word }
}
