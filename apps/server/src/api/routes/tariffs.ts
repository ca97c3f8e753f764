import { toKopecks, toRoubles } from '@proverka/domain'
import { DAY_MS } from '@proverka/domain/timing'
import { TARIFF_BANNER_THRESHOLD, BASIC_TARIFF_ID } from '@proverka/domain/orders'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { presentTariff, presentPersonTariff } from '../presenters/tariff.ts'
import { isSelling, requireSale } from '../../services/orders/prices.ts'
import { listTariffPrices } from '../../services/orders/tariff-prices.ts'
import {
  partnerPriceOf,
  findCurrentTariff,
  buyTariff,
  giveTariff,
  requireTariff,
} from '../../services/payments/tariffs.ts'
import { callerOf } from '../../services/call.ts'
import { requireUser } from '../../services/known-user.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { logChange } from '../../services/log-change.ts'

export const tariffRoutes = (context: AppContext): Handlers['tariffs'] => ({
  listTariffs: listTariffs(context),
  getCurrentTariff: getCurrentTariff(context),
  getTariffProgress: getTariffProgress(context),
  getTariffOfPerson: getTariffOfPerson(context),
  activateTariff: activateTariff(context),
  activateTariffForPerson: activateTariffForPerson(context),
  updateTariffOfPerson: updateTariffOfPerson(context),
  deleteTariffOfPerson: deleteTariffOfPerson(context),
})

/** The tariffs of a site that sells reports, by what the caller would pay: those of his partner, and his own prices of the products. */
const listTariffs =
  (context: AppContext): Handlers['tariffs']['listTariffs'] =>
  async ({ query }, call) => {
    if (!(await isSelling(context, call.site))) return []
    const user = call.caller?.user
    const tariffs = await context.queries.tariffs.listTariffs(query.category)
    const ids = tariffs.map(({ id }) => id)
    const products = await listTariffPrices(context, call.site, user, ids)
    return Promise.all(
      tariffs.map(async (tariff, index) => {
        const ofPartner = user && (await partnerPriceOf(context, user, tariff.id))
        return {
          ...presentTariff({ ...tariff, price_kopecks: ofPartner ?? tariff.price_kopecks }),
          products: products[index] ?? [],
        }
      }),
    )
  }

const getCurrentTariff =
  (context: AppContext): Handlers['tariffs']['getCurrentTariff'] =>
  async (_, call) =>
    presentPersonTariff(await findCurrentTariff(context, callerOf(call).user.id))

const getTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['getTariffOfPerson'] =>
  async ({ query }) => {
    const user = await requireUser(context, query.person_id)
    return presentPersonTariff(await findCurrentTariff(context, user.id))
  }

const MONTH_MS = 30 * DAY_MS

const getTariffProgress =
  (context: AppContext): Handlers['tariffs']['getTariffProgress'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { orderItems, orderList } = context.queries
    const since = new Date(context.clock.now().getTime() - MONTH_MS)
    const kopecks = await orderItems.sumPaidItems(user.id)
    const isOnWay = kopecks <= toKopecks(TARIFF_BANNER_THRESHOLD)
    const unpaid = await orderList.findNextUnpaid(user.id)
    return {
      paid: toRoubles(kopecks),
      checks: await orderItems.countPaidItems(user.id, since),
      orders: isOnWay ? (await orderItems.listPaidSums(user.id)).map(present) : [],
      unpaid: unpaid ? present(unpaid) : null,
    }
  }

interface WayOrder {
  readonly order_id: string
  readonly number: number
  readonly products: string[]
  readonly kopecks: number
}

const present = ({ kopecks, ...order }: WayOrder) => ({ ...order, amount: toRoubles(kopecks) })

const activateTariff =
  (context: AppContext): Handlers['tariffs']['activateTariff'] =>
  ({ body }, call) => {
    const { user } = callerOf(call)
    return withIdempotency(context, call, body, async () => {
      await requireSale(context, call.site)
      await buyTariff(context, user, body.tariff_simple_id)
      return presentPersonTariff(await findCurrentTariff(context, user.id))
    })
  }

const activateTariffForPerson =
  (context: AppContext): Handlers['tariffs']['activateTariffForPerson'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const user = await requireUser(context, body.person_id)
      await giveTariff(context, user.id, body.tariff_simple_id)
      await logChange(context, call, {
        action: 'tariffs.activate',
        userId: user.id,
        subject: `tariff:${body.tariff_simple_id}`,
      })
      return presentPersonTariff(await findCurrentTariff(context, user.id))
    })

const updateTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['updateTariffOfPerson'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { tariffs } = context.queries
      const user = await requireUser(context, body.person_id)
      const tariff = await requireTariff(context, body.tariff_simple_id)
      const until = body.active_until === null ? null : new Date(body.active_until)
      const updated = await tariffs.updateTerm(user.id, tariff.id, until)
      if (!updated) throw appError('tariff/not-active')
      await logChange(context, call, {
        action: 'tariffs.update',
        userId: user.id,
        subject: `tariff:${tariff.id}`,
        details: { active_until: body.active_until },
      })
      return presentPersonTariff(updated)
    })

const deleteTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['deleteTariffOfPerson'] =>
  ({ query }, call) =>
    withIdempotency(context, call, query, async () => {
      const user = await requireUser(context, query.person_id)
      await giveTariff(context, user.id, BASIC_TARIFF_ID)
      await logChange(context, call, {
        action: 'tariffs.delete',
        userId: user.id,
        subject: `person:${user.id}`,
      })
      return { removed: true as const }
    })
