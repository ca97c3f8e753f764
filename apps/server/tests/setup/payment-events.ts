import { contract } from '@proverka/api/contract'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import type { TestServer, Visitor } from './test-server.ts'

interface PlacedOrder {
  readonly id: string
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

export const tokenOf = (order: PlacedOrder): string =>
  order.payment_data?.confirmation.confirmation_token ?? ''

/** The payer's choice in the window of the test provider. */
export const decide = (visitor: Visitor, token: string, decision: 'pay' | 'decline') =>
  visitor.call(contract.payment.decideTestPayment, { params: { token }, body: { decision } })

/** What the provider calls the payment of a token. */
export async function providerIdOf(server: TestServer, token: string): Promise<string> {
  const [row] = await server.sql('select id from test_provider_payments where token = $1', [token])
  return String(row?.['id'])
}

/** The ways in which the news of a payment arrives; each answers what the server thinks of the order. */
export function channelsOf(visitor: Visitor, order: PlacedOrder, providerId: string) {
  const poll = async () =>
    (await visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })).data
  return {
    widget: async () =>
      (
        await visitor.call(contract.payment.reportWidgetResult, {
          body: { order_id: order.id, result: 'success' },
        })
      ).data,
    poll,
    webhook: async () => {
      await visitor.call(contract.payment.receiveWebhook, {
        params: { provider: 'test' },
        body: { event: 'payment.succeeded', object: { id: providerId, status: 'succeeded', paid: true } },
      })
      return poll()
    },
  }
}

/** An order of a guest that waits for its payment, and the ways in which news of it arrives. */
export async function placeUnpaidOrder(server: TestServer, guest = server.visit()) {
  const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  const token = tokenOf(order)
  const providerId = await providerIdOf(server, token)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  return { guest, order, email, token, itemId, providerId, channels: channelsOf(guest, order, providerId) }
}

/** Every transfer of an order with its entries, oldest first. */
export const transfersOf = (server: TestServer, orderId: string) =>
  server.sql(
    `select t.unique_key, t.description, a.kind, e.amount_kopecks
       from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
       join ledger_accounts a on a.id = e.account_id
      where t.order_id = $1 order by t.created_at, t.unique_key, e.amount_kopecks`,
    [orderId],
  )

/** The transfers that payments of an order made; its reports may be making others meanwhile. */
export const paymentTransfersOf = async (server: TestServer, orderId: string) =>
  (await transfersOf(server, orderId)).filter(({ unique_key }) => String(unique_key).startsWith('payment:'))
