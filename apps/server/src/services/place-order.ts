import { randomUUID } from 'node:crypto'
import { appError, toKopecks, toRoubles } from '@proverka/domain'
import {
  canUseBalance,
  catalogueProduct,
  isRiskProduct,
  markupOf,
  personalPrice,
  type Product,
} from '@proverka/domain/orders'
import { personCheckMetadataSchema, personInputSchema } from '@proverka/domain/reports'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Call } from '../http/call.ts'
import { createDemoRegister } from '../register/demo-register.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { readPersonMetadata } from './read-person-metadata.ts'

/** One product as a browser asks for it. Whatever it says about money is not read. */
export interface WantedItem {
  readonly product_id: string
  readonly object_key: string
  readonly object_address: string
  readonly metadata: Record<string, unknown>
}

export interface OrderRequest {
  readonly order_items: readonly WantedItem[]
  readonly metadata: Record<string, unknown>
  readonly redirect_url: string
  readonly partner_id?: string | null | undefined
  readonly use_account_balance: boolean
}

interface PricedItem extends WantedItem {
  readonly product: Product
  readonly kopecks: number
}

/** Most products that one order takes. */
const ITEMS_LIMIT = 100

/** Writes an order down with the server's own prices. Call inside a transaction. */
export async function placeOrder(
  context: AppContext,
  person: PersonRow,
  request: OrderRequest,
  call: Call,
): Promise<OrderRow> {
  const items = await priceItems(context, person, request, call)
  const total = items.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const usedBalance = await takeFromBalance(context, person, total, request.use_account_balance)
  const now = context.clock.now()
  const id = randomUUID()
  const order = await context.queries.orders.insertOrder(
    {
      id,
      person_id: person.id,
      site: call.site.key,
      email: person.email,
      total_kopecks: total,
      payment_source: call.site.payment.provider,
      used_balance: usedBalance,
      // Nobody brings himself (AMB-79).
      partner_id: request.partner_id && request.partner_id !== person.id ? request.partner_id : null,
      redirect_url: request.redirect_url,
      metadata: JSON.stringify(request.metadata),
      created_at: now,
      paid_at: null,
    },
    items.map((item, position) => ({
      id: randomUUID(),
      order_id: id,
      position,
      product_id: item.product.product_id,
      product_name: item.product.product_name,
      product_name_ru: item.product.product_name_ru,
      object_key: item.object_key,
      object_address: item.object_address,
      price_kopecks: item.kopecks,
      status: 'waitingforpayment' as const,
      metadata: JSON.stringify(item.metadata),
      created_at: now,
      due_at: null,
      done_at: null,
    })),
  )
  if (usedBalance) await bookBalancePayment(context, person, order)
  if (usedBalance || total === 0) await acceptPaidOrder(context, order)
  return order
}

async function priceItems(
  context: AppContext,
  person: PersonRow,
  request: OrderRequest,
  call: Call,
): Promise<PricedItem[]> {
  const wanted = request.order_items
  if (wanted.length === 0 || wanted.length > ITEMS_LIMIT) throw appError('order/empty')
  if (wanted.some(({ object_key }) => object_key.trim() === '')) throw appError('order/empty')
  const catalogue = await context.queries.products.listProducts(call.site.brand)
  const register = createDemoRegister(context.database)
  const addresses = new Map<string, string>()
  for (const { object_key, object_address } of wanted) {
    addresses.set(object_key, (await register.findObject(object_key))?.address ?? object_address)
  }
  return wanted.flatMap((item) => {
    const product = catalogue.find(({ product_id }) => product_id === item.product_id)
    if (!product) throw appError('product/not-found', item.product_id)
    return partsOf(product, catalogue).map((part) => ({
      ...item,
      object_address: addresses.get(item.object_key) ?? '',
      metadata: checkMetadata(part.product_name, item.metadata),
      product: part,
      kopecks:
        toKopecks(personalPrice(part, person.id)) + toKopecks(markup(part.product_name, item.metadata)),
    }))
  })
}

/** A bundle is ordered as its parts. */
function partsOf(product: Product, catalogue: readonly Product[]): readonly Product[] {
  const names = catalogueProduct(product.product_name)?.parts ?? []
  return names.length === 0 ? [product] : catalogue.filter(({ product_name }) => names.includes(product_name))
}

const ownersSchema = v.pipe(v.array(personInputSchema), v.maxLength(10))

/** Who is to be checked must be known for products about people; an owner may be named later. */
function checkMetadata(productName: string, metadata: Record<string, unknown>): Record<string, unknown> {
  const subject = catalogueProduct(productName)?.subject
  if (subject === 'person') return { ...metadata, ...readPersonMetadata(personCheckMetadataSchema, metadata) }
  if (subject !== 'owner') return metadata
  const owners = metadata['ownersData']
  return Array.isArray(owners) && owners.length > 0
    ? { ...metadata, ownersData: readPersonMetadata(ownersSchema, owners) }
    : { ...metadata, ownersData: [] }
}

function markup(productName: string, metadata: Record<string, unknown>): number {
  if (!isRiskProduct(productName)) return 0
  return markupOf(productName, { riskInsurance: metadata['riskInsurance'] === true, owners: [] })
}

/** All or nothing, checked under the lock of the person's row (AMB-34). */
async function takeFromBalance(
  context: AppContext,
  person: PersonRow,
  total: number,
  requested: boolean,
): Promise<boolean> {
  if (!requested || total === 0) return false
  await context.database.current
    .selectFrom('persons')
    .select('id')
    .where('id', '=', person.id)
    .forUpdate()
    .executeTakeFirst()
  const balance = await context.queries.ledger.balanceOf('balance', person.id)
  return canUseBalance(toRoubles(balance), toRoubles(total), requested)
}

async function bookBalancePayment(context: AppContext, person: PersonRow, order: OrderRow): Promise<void> {
  await context.queries.ledger.bookTransfer({
    uniqueKey: `order-from-balance:${order.id}`,
    description: `Оплата заказа № ${order.number} с баланса`,
    orderId: order.id,
    entries: [
      { account: 'balance', personId: person.id, amount: -order.total_kopecks },
      { account: 'prepaid', personId: person.id, amount: order.total_kopecks },
    ],
    at: context.clock.now(),
  })
}
