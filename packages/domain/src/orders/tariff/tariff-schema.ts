import * as v from 'valibot'

/** A tariff as it is offered (ENTITY-27); the price is roubles. */
export const tariffSchema = v.object({
  tariff_simple_id: v.number(),
  name: v.string(),
  category: v.string(),
  price: v.number(),
})

/** The tariff of a person; the end is an ISO instant, null for one without an end. */
export const personTariffSchema = v.object({
  tariff_simple_id: v.number(),
  active_until: v.nullable(v.string()),
})

/** A price that a partner gives with a tariff, roubles (ENTITY-28). */
export const partnerTariffSchema = v.object({
  partner_tariff_id: v.string(),
  partnerID: v.string(),
  tariff_simple_id: v.number(),
  price: v.number(),
})

/** A tariff that can be activated; the price is roubles (ENTITY-27). */
export type Tariff = v.InferOutput<typeof tariffSchema>
/** The tariff of a person and the instant of its end. */
export type PersonTariff = v.InferOutput<typeof personTariffSchema>
/** The price of a tariff for the clients of a partner; roubles (ENTITY-28). */
export type PartnerTariff = v.InferOutput<typeof partnerTariffSchema>
