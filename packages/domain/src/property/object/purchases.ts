import * as v from 'valibot'

/** A product bought for an object (ENTITY-13). */
export const purchaseSchema = /* @__PURE__ */ v.object({
  product_name: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]),
  /** ISO date or instant. */
  created_date: /* @__PURE__ */ v.string(),
  metadata: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.looseObject({
      diffStatement: /* @__PURE__ */ v.optional(
        /* @__PURE__ */ v.object({
          amount_of_owners: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
          date_rights: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
          registration_number_of_rights: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
          encumbrance: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
        }),
      ),
    }),
  ),
  data: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.looseObject({
      difference: /* @__PURE__ */ v.optional(
        /* @__PURE__ */ v.looseObject({
          is_checked: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
        }),
      ),
    }),
  ),
})

/** A report that the caller has bought about the object (ENTITY-13). */
export type Purchase = v.InferOutput<typeof purchaseSchema>

/** Newest first (OBJ-15); equal dates keep their order. */
export function sortPurchases<T extends Pick<Purchase, 'created_date'>>(
  purchases: readonly T[],
): readonly T[] {
  return purchases.toSorted((a, b) => compareDown(a.created_date, b.created_date))
}

/** The purchases of one product, by status descending (OBJ-16, AMB-44): numbers by number, texts by code. */
export function purchasesByName<T extends Pick<Purchase, 'product_name' | 'status'>>(
  purchases: readonly T[],
  productName: string,
): readonly T[] {
  return purchases
    .filter((purchase) => purchase.product_name === productName)
    .toSorted((a, b) => compareDown(a.status, b.status))
}

/** Whether the statement differs from what was known: any of the four fields is truthy (OBJ-17). */
export function hasDivergence(purchase: Pick<Purchase, 'metadata'>): boolean {
  const diff = purchase.metadata?.diffStatement
  if (diff === undefined) return false
  return Boolean(
    diff.amount_of_owners || diff.date_rights || diff.registration_number_of_rights || diff.encumbrance,
  )
}

function compareDown(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return b - a
  const [left, right] = [String(a), String(b)]
  return left < right ? 1 : left > right ? -1 : 0
}
