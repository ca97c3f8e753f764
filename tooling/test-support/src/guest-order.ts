import { contract } from '@proverka/api/contract'
import { catalogueProduct } from '@proverka/domain/orders'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

export const FLAT = '00:14:0203005:1047'

export const LADOGIN = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
} as const

/** Data with which any product of the catalogue can be ordered. */
export const ANY_SUBJECT = {
  ...LADOGIN,
  person: { ...LADOGIN.person, passport: '0000000123', license: '0000000014' },
  company: { inn: '0000000000' },
  entityAuto: { plate: 'А000АА00', certificate: '0000000014' },
  taxpayer: { inn: '000000000000' },
  flat: { address: 'г. Образцовск, ул. Кленовая, д. 14', area: 54.3 },
} as const

interface Wanted {
  readonly product: string
  readonly key?: string
  readonly metadata?: Record<string, unknown>
}

let guests = 0

/** An address that no other test uses. */
export const freshEmail = (): string => `guest-${process.pid}-${++guests}@example.com`

export const productId = (name: string): string => {
  const product = catalogueProduct(name)
  if (!product) throw new RangeError(name)
  return product.product_id
}

/** A guest orders; a new address signs the visitor in. A repeat under the same key makes no second order. */
export async function orderAsGuest(
  visitor: Visitor,
  wanted: readonly Wanted[],
  email = freshEmail(),
  key?: string,
) {
  const consents = await visitor.call(contract.auth.saveConsents, {
    body: { email, kinds: ['offer', 'personal-data'], page: '/objectCheckout/' },
  })
  const reply = await visitor.call(
    contract.orders.createRegistrationOrder,
    {
      body: {
        email,
        phone: '+7 (999) 123-45-67',
        registartion_url: 'http://realty.localhost/',
        redirect_url: '',
        metadata: {},
        order_items: wanted.map(toOrderItem),
      },
    },
    { 'consent-id': consents.data.consent_id, ...(key && { 'idempotency-key': key }) },
  )
  const jwt = reply.body['jwt'] as { token: string } | undefined
  if (jwt) visitor.token = jwt.token
  return { ...reply, email, order: reply.data?.order }
}

/** Orders as the signed-in user; a repeat under the same key makes no second order. */
export const orderAsClient = (visitor: Visitor, wanted: readonly Wanted[], key: string) =>
  visitor.call(
    contract.orders.createOrder,
    { body: { order_items: wanted.map(toOrderItem), metadata: {} } },
    { 'idempotency-key': key },
  )

const toOrderItem = ({ product, key = FLAT, metadata = {} }: Wanted) => ({
  product_id: productId(product),
  object_key: key,
  metadata,
})

/** Pays in the window of the test provider and tells the server, as the browser does. */
export async function payInWidget(visitor: Visitor, order: { id: string; payment_data: Payment | null }) {
  const token = order.payment_data?.confirmation.confirmation_token ?? ''
  await visitor.call(contract.payment.decideTestPayment, { params: { token }, body: { decision: 'pay' } })
  return visitor.call(contract.payment.reportWidgetResult, {
    body: { order_id: order.id, result: 'success' },
  })
}

/** The window of an order that is unpaid, opened again. */
export const resumePayment = (visitor: Visitor, id: string) =>
  visitor.call(contract.orders.resumePayment, { params: { id } })

/** Tells the server that the window is done, and asks it whether the order is paid. */
export const reportPaid = (visitor: Visitor, orderId: string) =>
  visitor.call(contract.payment.reportWidgetResult, { body: { order_id: orderId, result: 'success' } })

/** The document of an order that is done, or its table. */
export const downloadOrder = (visitor: Visitor, orderId: string, fileType: 'pdf' | 'xlsx' = 'pdf') =>
  visitor.call(contract.files.downloadOrder, { query: { orderID: orderId, fileType } })

interface Payment {
  readonly confirmation: { readonly confirmation_token: string }
}

/** Waits until the item of an order reaches a status. */
export function itemIn(visitor: Visitor, id: string, status: string) {
  return until(`item in ${status}`, async () => {
    const { data } = await visitor.call(contract.reports.getReport, { params: { id } })
    return data?.status === status ? data : undefined
  })
}
