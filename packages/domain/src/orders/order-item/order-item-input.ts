import * as v from 'valibot'
import { smallObject } from '../../fields/input/small-object.ts'
import { visibleText } from '../../fields/text/plain-text.ts'
import { typedText } from '../../fields/text/typed-text.ts'
import type { ItemMetadataInput } from './item-metadata.ts'

/** Bytes of the data of one order item: ten owners with all of theirs fit three times. */
export const ITEM_BYTES = 16 * 1024

/** A small object here: the server reads it by `orderedItemSchema` once it knows the product. */
const metadataSchema: v.GenericSchema<ItemMetadataInput, Record<string, unknown>> = smallObject(ITEM_BYTES)

/** One wanted product (ENTITY-15). The server sets prices itself: `markup` and `coupon_id` are not read. */
export const orderItemInputSchema = v.object({
  product_id: v.string(),
  /** A number, or an address as the register writes it, with its quotes and dashes. */
  object_key: v.pipe(v.string(), v.transform(visibleText), v.trim(), v.maxLength(500)),
  object_address: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  metadata: v.optional(metadataSchema, {}),
  /** Roubles. */
  markup: v.optional(v.number()),
  coupon_id: v.optional(v.string()),
  /** A typed coupon; one that opens nothing changes nothing. */
  code: v.optional(v.pipe(typedText(), v.maxLength(100))),
})

/** One ordered product as sent to the server (ENTITY-15). */
export type OrderItemInput = v.InferInput<typeof orderItemInputSchema>
