import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { OrderRow } from '../../db/queries/orders.ts'
import { isAboutObject } from './price-cart.ts'
import { findSite } from '../../config/sites.ts'

/**
 * Adds an item to an order, free: nobody pays for what somebody else added to his order. In a paid order its report
 * begins at once. In a transaction that holds the order. Answers the id of the item.
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
  if ((catalogueProduct(product.product_name)?.parts ?? []).length > 0) throw appError('product/bundle')
  const found = await context.register.findObject(objectKey)
  if (!found && isAboutObject(product.product_name)) throw appError('order/object-not-confirmed', objectKey)
  const id = randomUUID()
  await context.queries.orderAdmin.insertItem({
    id,
    order_id: order.id,
    product_id: product.product_id,
    product_name: product.product_name,
    product_name_ru: product.product_name_ru,
    object_key: objectKey,
    object_address: found?.address ?? '',
    price_kopecks: 0,
    status: order.paid_at ? 'requested' : 'waitingforpayment',
    metadata: JSON.stringify({}),
    created_at: context.clock.now(),
    due_at: null,
    done_at: null,
  })
  if (order.paid_at) await context.jobs.enqueue('start-report', { orderItemId: id })
  return id
}
