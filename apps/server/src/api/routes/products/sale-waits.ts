import { appError } from '@proverka/domain/errors'
import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import { consumeByCaller } from '../../../services/guest-limits.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addSaleWait } from '../../../services/sale-waits/add-sale-wait.ts'
import { sha256 } from '../../../platform/sha256.ts'

const titleOf = (name: string): string => catalogueProduct(name)?.product_name_ru ?? name

export const addSaleWaitRoute =
  (context: AppContext): Handlers['saleWaits']['ask'] =>
  async ({ body }, call) => {
    await consumeByCaller(context, 'email', call)
    await addSaleWait(context, call, body)
    return { sent: true }
  }

export const confirmWait =
  (context: AppContext): Handlers['saleWaits']['confirm'] =>
  async ({ body }, { site, ip }) => {
    await context.rateLimits.consume('reset-address', ip)
    const names = await context.queries.saleWaits.confirmWaits(
      site.key,
      sha256(body.token),
      context.clock.now(),
    )
    if (names.length === 0) throw appError('sale-wait/unknown')
    return { titles: names.map(titleOf) }
  }

export const listSaleWaits =
  (context: AppContext): Handlers['admin']['listSaleWaits'] =>
  async () =>
    (await context.queries.saleWaits.countWaits()).map(({ site, product, confirmed, unconfirmed }) => ({
      site,
      product_name: product,
      product_name_ru: titleOf(product),
      confirmed,
      unconfirmed,
    }))
