import { randomUUID } from 'node:crypto'
import { linkTextSchema } from '@proverka/api/contract'
import { planPayment, TRANSFERS, type PaymentPlan } from '@proverka/domain/orders'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Call } from '../http/call.ts'
import { ownAddress } from '../policies/own-address.ts'
import { acceptPaidOrder } from './accept-paid-order.ts'
import { balanceOfPerson } from './balance.ts'
import type { PricedItem, WantedItem } from './price-cart.ts'
import { priceItems } from './price-items.ts'
import { campaignOf, partnerOf } from './prices.ts'

export interface OrderRequest {
  readonly order_items: readonly WantedItem[]
  readonly metadata: Record<string, unknown>
  readonly redirect_url: string
  readonly partner_id?: string | null | undefined
  readonly use_account_balance: boolean
}

/** Writes an order down with the server's own prices. Call inside a transaction. */
export async function placeOrder(
  context: AppContext,
  person: PersonRow,
  request: OrderRequest,
  call: Call,
): Promise<OrderRow> {
  const origin = { partnerId: request.partner_id, campaign: campaignIn(request.metadata) }
  const items = await priceItems(context, call.site, person, request.order_items, origin)
  const plan = await planUnderLock(context, person, items, request.use_account_balance)
  const now = context.clock.now()
  const id = randomUUID()
  const order = await context.queries.orders.insertOrder(
    {
      id,
      person_id: person.id,
      site: call.site.key,
      email: person.email,
      total_kopecks: plan.bonus + plan.own + plan.card,
      payment_source: call.site.payment.provider,
      used_balance: plan.source === 'balance',
      partner_id: partnerOf(person, origin) ?? null,
      campaign: campaignOf(person, origin) ?? null,
      source: call.source ?? null,
      redirect_url: ownAddress(context, call.site.key, request.redirect_url),
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
      coupon_id: item.couponId ?? null,
      created_at: now,
      due_at: null,
      done_at: null,
    })),
  )
  if (plan.source === 'balance') await bookBalancePayment(context, order, plan)
  if (plan.source !== 'card') await acceptPaidOrder(context, order)
  return order
}

/** The campaign that a browser remembers from a link. */
function campaignIn(metadata: Record<string, unknown>): string | undefined {
  const campaign = metadata['utm_campaign'] ?? metadata['campaign']
  return v.is(linkTextSchema, campaign) ? campaign : undefined
}

/** All or nothing, and looked at under the lock of the person's row (AMB-34, AMB-38). */
async function planUnderLock(
  context: AppContext,
  person: PersonRow,
  items: readonly PricedItem[],
  useBalance: boolean,
): Promise<PaymentPlan> {
  if (useBalance) await context.queries.persons.lockPerson(person.id)
  const account = useBalance ? await balanceOfPerson(context, person.id) : { own: 0, bonus: 0 }
  const toPay = items.map(({ kopecks, metadata }) => ({ kopecks, urgent: metadata['urgent'] === true }))
  return planPayment(toPay, account, useBalance)
}

async function bookBalancePayment(context: AppContext, order: OrderRow, plan: PaymentPlan): Promise<void> {
  await context.queries.ledger.bookTransfer({
    uniqueKey: `order-from-balance:${order.id}`,
    description: `Оплата заказа № ${order.number} с баланса`,
    orderId: order.id,
    entries: TRANSFERS.payment(order.person_id, plan),
    at: context.clock.now(),
  })
}
