import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { presentPriceComponent, presentFollowed, presentPriceOwner } from '../presenters/price-component.ts'
import { followBasePrice, type FollowedPrices } from '../../services/orders/follow-base-price.ts'
import { logChange } from '../../services/log-change.ts'
import { requireTariff } from '../../services/payments/tariffs.ts'
import { refuseDuplicate } from '../../platform/db/refuse-duplicate.ts'
import { recordPriceSteps, type PriceStep } from '../../services/catalogue/price-history.ts'
import { requireVersion } from '../../services/require-version.ts'
import { requireUser } from '../../services/known-user.ts'

/** Who answers which call about prices. */
export const priceComponentRoutes = (context: AppContext): Handlers['priceComponents'] => ({
  listPriceComponents: listPriceComponents(context),
  addPriceComponent: addPriceComponent(context),
  updatePriceComponent: updatePriceComponent(context),
  deletePriceComponent: deletePriceComponent(context),
  listPriceComponentOwners: listPriceComponentOwners(context),
  addPriceComponentOwner: addPriceComponentOwner(context),
  updatePriceComponentOwner: updatePriceComponentOwner(context),
  deletePriceComponentOwner: deletePriceComponentOwner(context),
})

const listPriceComponents =
  (context: AppContext): Handlers['priceComponents']['listPriceComponents'] =>
  async ({ query }) => {
    const prices = context.queries.priceComponents
    const rows = await prices.listComponents(query.product_id)
    const owners = await prices.listOwners(rows.map(({ id }) => id))
    return rows.map((row) => presentPriceComponent(row, owners))
  }

/** Orders and the catalogue read the prices again, so the change counts at once. */
const addPriceComponent =
  (context: AppContext): Handlers['priceComponents']['addPriceComponent'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      if (!(await prices.lockProduct(body.product_id))) throw appError('product/not-found')
      if (body.tariff_simple_id !== undefined) await requireTariff(context, body.tariff_simple_id)
      const isBase = body.is_base_product_component && body.enabled
      const base = isBase ? await prices.lockBase(body.product_id) : undefined
      if (isBase) await prices.disableBase(body.product_id)
      const row = await prices.insertComponent({
        id: randomUUID(),
        product_id: body.product_id,
        type_name: body.price_component_type.name,
        price_kopecks: toKopecks(body.price),
        is_base: body.is_base_product_component,
        enabled: body.enabled,
        tariff_id: body.tariff_simple_id ?? null,
        partner_id: body.partner_id ?? null,
        campaign: body.campaign ?? null,
      })
      const followed = isBase
        ? await followBasePrice(context, row.product_id, base?.price_kopecks, row.price_kopecks)
        : undefined
      const steps = [{ before: undefined, after: row }, ...replaced(base), ...followedSteps(followed)]
      await recordPriceSteps(context, call, steps, '')
      await logChange(context, call, {
        action: 'price_component.add',
        subject: `price_component:${row.id}`,
        details: body,
      })
      return { ...presentPriceComponent(row, []), ...(followed && presentFollowed(followed)) }
    })

/** A base price that another one takes the place of. */
const replaced = (base: PriceStep['before']): PriceStep[] =>
  base ? [{ before: base, after: undefined }] : []

const followedSteps = (followed: FollowedPrices | undefined): PriceStep[] =>
  followed?.repriced.map((after, at) => ({ before: followed.former[at], after })) ?? []

const updatePriceComponent =
  (context: AppContext): Handlers['priceComponents']['updatePriceComponent'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const before = await prices.lockComponent(body.price_component_id)
      if (!before) throw appError('price/not-found')
      requireVersion(before, body.version)
      if (before.is_base && before.enabled && !body.enabled) throw appError('price/last-base')
      const isBase = before.is_base && body.enabled
      const base = isBase ? await prices.lockBase(before.product_id) : undefined
      if (isBase && !before.enabled) await prices.disableBase(before.product_id)
      const row = await prices.updateComponent(before.id, {
        price_kopecks: toKopecks(body.price),
        enabled: body.enabled,
      })
      const followed = isBase
        ? await followBasePrice(context, row.product_id, base?.price_kopecks, row.price_kopecks)
        : undefined
      const other = base?.id === row.id ? undefined : base
      const steps = [{ before, after: row }, ...replaced(other), ...followedSteps(followed)]
      await recordPriceSteps(context, call, steps, body.reason)
      await logChange(context, call, {
        action: 'price_component.update',
        subject: `price_component:${row.id}`,
        details: { price: body.price, enabled: body.enabled },
      })
      return {
        ...presentPriceComponent(row, await prices.listOwners([row.id])),
        ...(followed && presentFollowed(followed)),
      }
    })

const deletePriceComponent =
  (context: AppContext): Handlers['priceComponents']['deletePriceComponent'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const row = await prices.lockComponent(query.price_component_id)
      if (!row) throw appError('price/not-found')
      if (row.is_base && row.enabled) throw appError('price/last-base')
      const owners = await prices.listOwners([row.id])
      await prices.deleteComponent(row.id)
      await recordPriceSteps(context, call, [{ before: row, after: undefined }], '')
      await logChange(context, call, {
        action: 'price_component.delete',
        subject: `price_component:${row.id}`,
        details: presentPriceComponent(row, owners),
      })
      return { removed: true }
    })

const listPriceComponentOwners =
  (context: AppContext): Handlers['priceComponents']['listPriceComponentOwners'] =>
  async ({ query }) => {
    const prices = context.queries.priceComponents
    if (!(await prices.hasComponent(query.price_component_id))) throw appError('price/not-found')
    return (await prices.listOwners([query.price_component_id])).map(presentPriceOwner)
  }

const addPriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['addPriceComponentOwner'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const component = await prices.lockComponent(body.price_component_id)
      if (!component) throw appError('price/not-found')
      const user = await requireUser(context, body.person_id)
      const owner = await refuseDuplicate('price/owner-taken', () =>
        prices.insertOwner(component.id, user.id),
      )
      await logChange(context, call, {
        action: 'price_component_owner.add',
        subject: `price_component:${component.id}`,
        userId: user.id,
      })
      return presentPriceOwner(owner)
    })

const updatePriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['updatePriceComponentOwner'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, body.person_id)
      const owner = await refuseDuplicate('price/owner-taken', () =>
        context.queries.priceComponents.updateOwner(body.price_component_owner_id, user.id),
      )
      if (!owner) throw appError('price/owner-not-found')
      await logChange(context, call, {
        action: 'price_component_owner.update',
        subject: `price_component:${owner.price_component_id}`,
        userId: user.id,
      })
      return presentPriceOwner(owner)
    })

const deletePriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['deletePriceComponentOwner'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const owner = await context.queries.priceComponents.deleteOwner(query.price_component_owner_id)
      if (!owner) throw appError('price/owner-not-found')
      await logChange(context, call, {
        action: 'price_component_owner.delete',
        subject: `price_component:${owner.price_component_id}`,
        userId: owner.person_id,
      })
      return { removed: true }
    })
