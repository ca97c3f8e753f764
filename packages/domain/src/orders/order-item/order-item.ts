import * as v from 'valibot'

/** Metadata that an item of any product may have and every reply shows: nothing in it is about people. */
export const shownMetadataSchema = /* @__PURE__ */ v.object({
  /** Paid with own money alone (REF-07); only a plain `true` is one. */
  urgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.fallback(/* @__PURE__ */ v.boolean(), false)),
  /** The risk insurance is in the price (CART-05); only a plain `true` is one. */
  riskInsurance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.fallback(/* @__PURE__ */ v.boolean(), false)),
})

/** An order item in every reply (ENTITY-20); what one page alone needs is added there. */
export const orderItemSchema = /* @__PURE__ */ v.object({
  order_item_id: /* @__PURE__ */ v.string(),
  product_id: /* @__PURE__ */ v.string(),
  product_name: /* @__PURE__ */ v.string(),
  product_name_ru: /* @__PURE__ */ v.string(),
  /** Roubles. */
  price: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.finite()),
  /** What of the price went back, roubles; absent while nothing did. */
  returned: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.finite()),
  ),
  /** One of `ITEM_STATUSES`; a newer server may send others. */
  status: /* @__PURE__ */ v.string(),
  ...shownMetadataSchema.entries,
})

/** An order item as every reply has it; the price in roubles (ENTITY-20). */
export type OrderItem = v.InferOutput<typeof orderItemSchema>
