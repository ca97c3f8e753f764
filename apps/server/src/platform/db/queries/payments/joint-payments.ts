import type { Database } from '../../database.ts'

/** Which orders a top-up is to pay. */
export function createJointPaymentQueries(database: Database) {
  return {
    insertJoint: (topUpId: string, orderIds: readonly string[]) =>
      database.current
        .insertInto('joint_payments')
        .values(orderIds.map((order_id, position) => ({ top_up_id: topUpId, order_id, position })))
        .execute(),

    /** In the order in which they were chosen. */
    async listOrdersOf(topUpId: string): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('joint_payments')
        .select('order_id')
        .where('top_up_id', '=', topUpId)
        .orderBy('position')
        .execute()
      return rows.map(({ order_id }) => order_id)
    },

    /** The top-ups that are to pay any of these orders, the newest first. */
    async listTopUpsOf(orderIds: readonly string[]): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('joint_payments')
        .innerJoin('orders', 'orders.id', 'joint_payments.top_up_id')
        .select(['orders.id', 'orders.number'])
        .distinct()
        .where('joint_payments.order_id', 'in', [...orderIds])
        .orderBy('orders.number', 'desc')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
