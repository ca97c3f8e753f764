import type { Browser } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { becomeClient, visit } from '../pages/visitors.ts'

interface Bought {
  readonly id: string
  readonly number: number
}

interface Placed {
  readonly id: string
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } }
}

/** A new client of the property site pays for services about one object. */
export async function buyOrder(
  browser: Browser,
  origin: string,
  email: string,
  products: readonly string[],
): Promise<Bought> {
  const { page, context } = await visit(browser, origin, undefined)
  await becomeClient(page, email)
  const order_items = products.map((name) => ({
    product_id: catalogueProduct(name)?.product_id,
    object_key: FLAT,
    metadata: {},
  }))
  const { data } = await callAs(page, 'POST', '/order', { order_items })
  await payByApi(page, data as Placed)
  const { id } = data as Placed
  const shown = await callAs(page, 'GET', `/order/${id}`)
  await context.close()
  return { id, number: (shown.data as Bought).number }
}
