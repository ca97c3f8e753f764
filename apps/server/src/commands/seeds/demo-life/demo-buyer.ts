import { contract } from '@proverka/api/contract'
import { catalogueProduct } from '@proverka/domain/orders'
import type { SiteKey } from '@proverka/domain/sites'
import * as v from 'valibot'
import { findSite } from '../../../platform/config/sites.ts'
import type { AppContext } from '../../../services/context.ts'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import type { Call } from '../../../services/call.ts'
import { answerOrder } from '../../../services/orders/answer-order.ts'
import { placeOrder } from '../../../services/orders/place-order.ts'
import { placeTopUp } from '../../../services/payments/place-top-up.ts'
import { settleOrder } from '../../../services/payments/settle-payment.ts'
import { withRoles } from '../../../services/accounts/with-roles.ts'

export interface DemoItem {
  readonly product: string
  /** Cadastral number, or a name for a person. */
  readonly key: string
  readonly metadata?: Record<string, unknown>
}

/** A user of the demo world who orders and pays through the same services as real users. */
export function createDemoBuyer(context: AppContext, user: UserRow) {
  const pay = async (orderId: string) => {
    const answer = await answerOrder(context, orderId)
    const token = answer.payment_data?.confirmation.confirmation_token
    if (!token) return
    await context.testProvider?.decide(token, 'pay')
    await settleOrder(context, orderId, 'return')
  }

  return {
    person: user,

    /** Orders as the page does; answers the id. From the balance it is paid at once. */
    async order(site: SiteKey, items: readonly DemoItem[], use_account_balance = false): Promise<string> {
      const request = v.parse(contract.orders.createOrder.body, {
        order_items: items.map(({ product, key, metadata = {} }) => ({
          product_id: catalogueProduct(product)?.product_id,
          object_key: key,
          metadata,
        })),
        use_account_balance,
        again: true,
      })
      const { id } = await placeOrder(context, user, request, callOf(context, site, user))
      return id
    },

    /** Pays by card, in the window of the test provider. */
    pay,

    /** Puts money on the balance by card. */
    async topUp(site: SiteKey, roubles: number): Promise<void> {
      const order = await placeTopUp(context, user, callOf(context, site, user).site, {
        amount: roubles,
        metadata: { orderType: 'custom' },
        redirectUrl: '',
        paymentSource: 'test',
      })
      await pay(order.id)
    },
  }
}

export type DemoBuyer = ReturnType<typeof createDemoBuyer>

/** The request that the browser of a person would have made. */
export function callOf({ config }: AppContext, siteKey: SiteKey, user: UserRow): Call {
  const site = findSite(config.sites, siteKey)
  if (!site) throw new Error(`no site ${siteKey}`)
  return {
    site,
    caller: { user: withRoles(user, []), sessionId: 'demo', byMailedPassword: false },
    ip: '',
    userAgent: '',
    source: undefined,
    bearer: undefined,
    consentId: undefined,
    idempotencyKey: undefined,
    binding: undefined,
    isConsole: false,
    setBinding: () => {},
    visitorId: () => user.id,
  }
}
