import { toRoubles, DAY_MS } from '@proverka/domain'
import { BASIC_TARIFF_ID, TARIFF_BANNER_THRESHOLD } from '@proverka/domain/orders'
import { moneyTermsOf } from '../../config/money-terms.ts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { loadWatchOuts } from '../../services/accounts/watch-outs.ts'
import { loadWaitingTasks } from '../../services/orders/load-overview.ts'
import { balanceOfUser } from '../../services/payments/balance.ts'
import { withdrawableOf } from '../../services/payments/withdrawals.ts'
import { findCurrentTariff } from '../../services/payments/tariffs.ts'

export const getOverview =
  (context: AppContext): Handlers['orders']['getOverview'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { deals, orderItems, tariffs } = context.queries
    const { own, bonus } = await balanceOfUser(context, user.id)
    const current = await findCurrentTariff(context, user.id)
    const tariffId = current?.tariff_id ?? BASIC_TARIFF_ID
    return {
      ...(await loadWaitingTasks(context, user.id)),
      watch_outs: await loadWatchOuts(context, user, current),
      unpaid_days: moneyTermsOf(context.config).unpaidOrderMs / DAY_MS,
      balance: { own: toRoubles(own), bonus: toRoubles(bonus) },
      deals: await deals.countDealsOf(user.id),
      withdrawable: toRoubles(await withdrawableOf(context, user.id)),
      tariff: {
        tariff_simple_id: tariffId,
        name: (await tariffs.findTariff(tariffId))?.name ?? '',
        active_until: current?.active_until?.toISOString() ?? null,
        paid: toRoubles(await orderItems.sumPaidItems(user.id)),
        threshold: TARIFF_BANNER_THRESHOLD,
      },
    }
  }
