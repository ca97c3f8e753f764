import { contract } from '@proverka/api/contract'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import type { Visitor } from './test-server.ts'

/** A person about whom no register knows anything. */
export const CLEAN = {
  lastName: 'Безупречный',
  firstName: 'Савва',
  middleName: 'Ильич',
  birthDate: '1987-03-14',
} as const

/** A paid check of owners whose report is ready. Signed-in visitors order as themselves, others become customers. */
export async function riskItem(
  visitor: Visitor,
  version = 'V2.1',
  owners: readonly object[] = [LADOGIN.person],
) {
  const metadata = { ownersData: owners, versionData: { version } }
  const { order } = visitor.token
    ? await orderAsUser(visitor, metadata)
    : await orderAsGuest(visitor, [{ product: 'RiskAssessmentOwner', metadata }])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  return { id, orderId: order.id }
}

async function orderAsUser(visitor: Visitor, metadata: Record<string, unknown>) {
  const { data } = await visitor.call(contract.orders.createOrder, {
    body: {
      order_items: [{ product_id: productId('RiskAssessmentOwner'), object_key: FLAT, metadata }],
      again: true,
    },
  })
  return { order: data }
}

/** The owners of a risk report, the subject first. */
export async function ownersOf(visitor: Visitor, id: string) {
  const { data } = await visitor.call(contract.risk.getRiskReport, { params: { id }, headers: {} })
  return data.owners
}
