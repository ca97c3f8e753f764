import type { Page } from '@playwright/test'

/** An order as the browser keeps it. */
export interface StoredOrder {
  readonly orderId: string
  readonly totalAmount: number
  readonly email: string
  readonly date: string
}

/** What the browser keeps of its orders: paid ones, unpaid ones, and the last one of a guest. */
export const storedOrders = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
    return {
      orders: (read('orders') ?? []) as StoredOrder[],
      notPaidOrders: (read('notPaidOrders') ?? []) as StoredOrder[],
      regorder_id: read('regorder_id') as string | null,
    }
  })
