import * as v from 'valibot'
import { orderItemSchema } from '../../orders/order-item/order-item.ts'

/** What a field of the bought statement said and what the register says now, in words; false where it is the same. */
const changeSchema = /* @__PURE__ */ v.union([
  /* @__PURE__ */ v.literal(false),
  /* @__PURE__ */ v.object({ before: /* @__PURE__ */ v.string(), after: /* @__PURE__ */ v.string() }),
])

const differenceSchema = /* @__PURE__ */ v.object({
  amount_of_owners: changeSchema,
  date_rights: changeSchema,
  registration_number_of_rights: changeSchema,
  encumbrance: changeSchema,
})

/** A report that the caller bought about the object, compared with the register of today (ENTITY-13). */
export const purchaseSchema = /* @__PURE__ */ v.object({
  ...orderItemSchema.entries,
  /** ISO instant. */
  created_date: /* @__PURE__ */ v.string(),
  metadata: /* @__PURE__ */ v.object({ diffStatement: /* @__PURE__ */ v.optional(differenceSchema) }),
  /** Whether the two could be compared: without it `diffStatement` is absent. */
  data: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.object({
      difference: /* @__PURE__ */ v.object({ is_checked: /* @__PURE__ */ v.boolean() }),
    }),
  ),
})

/** A report that the caller has bought about the object (ENTITY-13). */
export type Purchase = v.InferOutput<typeof purchaseSchema>

/** The four fields of `diffStatement`: what has changed, or false (ENTITY-13). */
export type StatementDifference = v.InferOutput<typeof differenceSchema>

/** Newest first (OBJ-15); equal dates keep their order. */
export function sortPurchases<T extends Pick<Purchase, 'created_date'>>(
  purchases: readonly T[],
): readonly T[] {
  return purchases.toSorted((a, b) => compareDown(a.created_date, b.created_date))
}

/** The purchases of one product, by status descending (OBJ-16, AMB-44): numbers by number, texts by code. */
export function purchasesByName<
  T extends { readonly product_name: string; readonly status: string | number },
>(purchases: readonly T[], productName: string): readonly T[] {
  return purchases
    .filter((purchase) => purchase.product_name === productName)
    .toSorted((a, b) => compareDown(a.status, b.status))
}

/** Whether the statement differs from what was known: any of the four fields is truthy (OBJ-17). */
export function hasDivergence(purchase: {
  readonly metadata?: {
    readonly diffStatement?: Partial<Record<keyof StatementDifference, unknown>> | undefined
  }
}): boolean {
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
