import { contract } from '@proverka/api/contract'
import { LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { until } from '@proverka/test-support/until'
import { createVisitor } from '@proverka/test-support/visitor'
import type { Cookie } from './cold.ts'

export interface OwnPages {
  readonly order: string
  readonly report: string
  /** Those of the buyer's browser. */
  readonly cookies: readonly Cookie[]
}

/** A user who has bought a check and is signed in by that: the pages that only this user sees. */
export async function buyReport(port: number, origin: string): Promise<OwnPages> {
  const buyer = createVisitor(() => port, 'realty')
  const { order } = await orderAsGuest(buyer, [
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(buyer, order)
  const item = await until('the report', async () => {
    const { data } = await buyer.call(contract.orders.getOrder, { params: { id: order.id } })
    return data.items.find(({ report }) => report !== null)
  })
  const cookies = [...buyer.cookies, ['jwt', buyer.token ?? ''] as const]
  return {
    order: `${origin}/order/${order.id}/`,
    report: `${origin}/report/${item.order_item_id}/`,
    cookies: cookies.map(([name, value]) => ({ name, value, url: origin })),
  }
}
