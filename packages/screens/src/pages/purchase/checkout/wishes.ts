import * as v from 'valibot'
import { inTurn } from '../../../runtime/storage/in-turn.ts'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import type { StoredValue } from '../../../runtime/storage/stored-values.ts'
import { WISH_LIFE_MS } from '@proverka/domain/orders'

/**
 * What the user has pressed «Оплатить» for, kept until it is paid, changed or given up. All tabs of the browser share
 * it, so that reload, Back and a second tab lead to the same order.
 */
export interface Wish {
  /** Digest of what is wanted and by whom; the data of people are not kept. */
  readonly content: string
  /** What it is about: another wish about the same takes its place. */
  readonly objectKey: string
  /** Keys of the order calls: a repeat after a lost answer carries the same one. */
  readonly key: string
  readonly balanceKey: string
  /** Known as soon as the server has answered. */
  readonly orderId: string | undefined
  /** The unpaid order that this wish takes the place of. */
  readonly replaces: string | undefined
  /** ISO instant of the first press. */
  readonly date: string
}

const wishesSchema: v.GenericSchema<unknown, readonly Wish[]> = v.array(
  v.pipe(
    v.object({
      content: v.string(),
      objectKey: v.string(),
      key: v.string(),
      balanceKey: v.string(),
      orderId: v.optional(v.string()),
      replaces: v.optional(v.string()),
      date: v.string(),
    }),
    v.transform(({ orderId, replaces, ...wish }) => ({ ...wish, orderId, replaces })),
  ),
)

const storedWishes: StoredValue<readonly Wish[]> = {
  key: 'wishes',
  place: 'local',
  schema: wishesSchema,
  fallback: [],
}

/** The wish of this content; a new one when there is none, in the place of another about the same object. */
export function takeWish(content: string, objectKey: string): Wish {
  const wishes = livingWishes()
  const known = wishes.find((wish) => wish.content === content)
  if (known) return known
  const wish: Wish = {
    content,
    objectKey,
    key: crypto.randomUUID(),
    balanceKey: crypto.randomUUID(),
    orderId: undefined,
    replaces: wishes.findLast((other) => other.objectKey === objectKey)?.orderId,
    date: new Date().toISOString(),
  }
  writeStored(storedWishes, [...wishes.filter((other) => other.objectKey !== objectKey), wish])
  return wish
}

/** The order of a wish is there. */
export function keepOrderOfWish({ content }: Wish, orderId: string): void {
  writeStored(
    storedWishes,
    livingWishes().map((wish) => (wish.content === content ? { ...wish, orderId } : wish)),
  )
}

/** The order is paid, or cannot be paid any more: the same things are a new wish. */
export function forgetWishOf(orderId: string): void {
  writeStored(
    storedWishes,
    livingWishes().filter((wish) => wish.orderId !== orderId),
  )
}

/** The key of a wish was used for another request: it gets new ones. */
export function renewKeys({ content }: Wish): Wish | undefined {
  const wishes = livingWishes().map((wish) =>
    wish.content === content ? { ...wish, key: crypto.randomUUID(), balanceKey: crypto.randomUUID() } : wish,
  )
  writeStored(storedWishes, wishes)
  return wishes.find((wish) => wish.content === content)
}

/** A digest of what is ordered and by whom, which does not reveal either. */
export async function contentOf(wanted: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wanted))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One tab at a time: two that press at once make one order. */
export const oneWishInTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  inTurn('proverka.wish', work)

function livingWishes(): readonly Wish[] {
  const since = Date.now() - WISH_LIFE_MS
  return readStored(storedWishes).filter(({ date }) => Date.parse(date) > since)
}
