import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { isBundle } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { toItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { isAboutObject } from './price-cart.ts'
import { findSite } from '../../platform/config/sites.ts'

/**
 * Adds an item to an order, free: the buyer does not pay for what was added by an admin. In a paid order its report
 * begins at once. In a transaction that holds the order. Returns the id of the item.
 */
export async function attachProduct(
  context: AppContext,
  order: OrderRow,
  productId: string,
  objectKey: string,
): Promise<string> {
  const site = findSite(context.config.sites, order.site)
  const catalogue = site ? await context.queries.products.listProducts(site.brand) : []
  const product = catalogue.find(({ product_id }) => product_id === productId)
  if (!product || order.purpose !== 'items') throw appError('product/not-found')
  if (isBundle(product.product_name)) throw appError('product/bundle')
  const found = await context.register.findObject(objectKey)
  if (isAboutObject(product.product_name)) {
    if (!found) throw appError('order/object-not-confirmed', objectKey)
    if (found.number === null && !context.register.isOrderedByAddress(found))
      throw appError('order/no-number', objectKey)
  }
  const { product_id, product_name, product_name_ru } = product
  const row = toItemRow(
    {
      product_id,
      product_name,
      product_name_ru,
      object_key: objectKey,
      object_address: found?.address ?? '',
      price_kopecks: 0,
      coupon_id: null,
      metadata: {},
    },
    {
      id: randomUUID(),
      order_id: order.id,
      status: order.paid_at ? 'requested' : 'waitingforpayment',
      created_at: context.clock.now(),
    },
  )
  await context.queries.orderAdmin.insertItem(row)
  if (order.paid_at) await context.jobs.enqueue('start-report', { orderItemId: row.id })
  return row.id
}
