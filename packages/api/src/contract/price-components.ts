import { priceInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import { lineSchema, removedReply, tariffIdSchema, versionSchema } from './admin/fields.ts'
import { endpoint } from './endpoint.ts'
import { priceComponentSchema } from './products.ts'
import { idSchema } from './shared.ts'

/**
 * Why a product has this price; its only base price has the type `Base`. A component of the type `Urgent` is the
 * surcharge of the urgent option, the same for all users.
 */
export const PRICE_COMPONENT_TYPES = ['Base', 'Personal', 'Partner', 'Campaign', 'Tariff', 'Urgent'] as const

/** Whom a price of the types `Tariff`, `Partner` and `Campaign` is for; a price of any type may also have owners. */
const targets = <Tariff extends v.GenericSchema, Text extends v.GenericSchema>(
  tariff: Tariff,
  text: Text,
) => ({
  tariff_simple_id: tariff,
  partner_id: text,
  /** Tag of the campaign. */
  campaign: text,
})

export const adminPriceComponentSchema = v.object({
  ...priceComponentSchema.entries,
  product_id: v.string(),
  /** Counts changes. */
  version: v.number(),
  ...targets(v.nullable(v.number()), v.nullable(v.string())),
})

/** A changed base price takes the prices of tariffs with it and names both them and the prices that stay as they were. */
const changedPriceSchema = v.object({
  ...adminPriceComponentSchema.entries,
  /** Present after a change of the base price. */
  repriced: v.optional(v.array(adminPriceComponentSchema)),
  /** Prices set by hand or for one user, which do not follow from the base price. */
  left: v.optional(v.array(adminPriceComponentSchema)),
})

const ownerSchema = v.object({ price_component_owner_id: v.string(), person_id: v.string() })

export const priceComponents = {
  listPriceComponents: endpoint({
    id: 'CALL-120',
    method: 'GET',
    path: '/admin/price_component/list',
    access: 'staff:catalogue.read',
    query: v.object({ product_id: v.optional(idSchema) }),
    reply: v.array(adminPriceComponentSchema),
  }),
  /** A new enabled base price takes the place of the one before, which is switched off. */
  addPriceComponent: endpoint({
    id: 'CALL-121',
    method: 'POST',
    path: '/admin/price_component/add',
    access: 'staff:catalogue.write',
    body: v.pipe(
      v.object({
        product_id: idSchema,
        price: priceInputSchema,
        is_base_product_component: v.boolean(),
        enabled: v.boolean(),
        price_component_type: v.object({ name: v.picklist(PRICE_COMPONENT_TYPES, 'Такого вида цены нет') }),
        ...targets(v.optional(tariffIdSchema), v.optional(lineSchema(64))),
      }),
      v.check(
        ({ is_base_product_component, price_component_type }) =>
          is_base_product_component === (price_component_type.name === 'Base'),
        'Основная цена имеет вид Base, остальные — другой',
      ),
      v.check(
        ({ price_component_type: { name }, tariff_simple_id, partner_id, campaign }) =>
          (tariff_simple_id !== undefined) === (name === 'Tariff') &&
          (partner_id !== undefined) === (name === 'Partner') &&
          (campaign !== undefined) === (name === 'Campaign'),
        'Для вида цены Tariff укажите тариф, для Partner — партнера, для Campaign — метку кампании',
      ),
    ),
    reply: changedPriceSchema,
    errors: ['product/not-found', 'tariff/not-found'],
  }),
  updatePriceComponent: endpoint({
    id: 'CALL-122',
    method: 'PUT',
    path: '/admin/price_component/update',
    access: 'staff:catalogue.write',
    body: v.object({
      price_component_id: idSchema,
      price: priceInputSchema,
      enabled: v.boolean(),
      version: versionSchema,
      /** For the history of the price. */
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Не больше 200 знаков')), ''),
    }),
    reply: changedPriceSchema,
    errors: ['price/not-found', 'price/last-base', 'record/changed'],
  }),
  deletePriceComponent: endpoint({
    id: 'CALL-123',
    method: 'DELETE',
    path: '/admin/price_component/delete',
    access: 'staff:catalogue.write',
    query: v.object({ price_component_id: idSchema }),
    reply: removedReply,
    errors: ['price/not-found', 'price/last-base'],
  }),
  listPriceComponentOwners: endpoint({
    id: 'CALL-124',
    method: 'GET',
    path: '/admin/price_component_owner/list',
    access: 'staff:catalogue.read',
    query: v.object({ price_component_id: idSchema }),
    reply: v.array(ownerSchema),
    errors: ['price/not-found'],
  }),
  addPriceComponentOwner: endpoint({
    id: 'CALL-125',
    method: 'POST',
    path: '/admin/price_component_owner/add',
    access: 'staff:catalogue.write',
    body: v.object({ price_component_id: idSchema, person_id: idSchema }),
    reply: ownerSchema,
    errors: ['price/not-found', 'person/not-found', 'price/owner-taken'],
  }),
  updatePriceComponentOwner: endpoint({
    id: 'CALL-126',
    method: 'PUT',
    path: '/admin/price_component_owner/update',
    access: 'staff:catalogue.write',
    body: v.object({ price_component_owner_id: idSchema, person_id: idSchema }),
    reply: ownerSchema,
    errors: ['price/owner-not-found', 'person/not-found', 'price/owner-taken'],
  }),
  deletePriceComponentOwner: endpoint({
    id: 'CALL-127',
    method: 'DELETE',
    path: '/admin/price_component_owner/delete',
    access: 'staff:catalogue.write',
    query: v.object({ price_component_owner_id: idSchema }),
    reply: removedReply,
    errors: ['price/owner-not-found'],
  }),
}
