import * as v from 'valibot'
import { inTurn } from '../../../runtime/storage/in-turn.ts'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import type { StoredValue } from '../../../runtime/storage/stored-values.ts'
import { INTENT_LIFE_MS } from '@proverka/domain/orders'

/**
 * What the user has pressed «Оплатить» for, stored until it is paid, changed or cancelled. All tabs of the browser
 * share it, so that reload, Back and a second tab lead to the same order.
 */
export interface PurchaseIntent {
  /** Digest of what is ordered and by whom; personal data are not stored. */
  readonly content: string
  /** What it is about: another intent about the same takes its place. */
  readonly objectKey: string
  /** Keys of the order calls: a repeat after a lost answer carries the same one. */
  readonly key: string
  readonly balanceKey: string
  /** Known as soon as the server has answered. */
  readonly orderId: string | undefined
  /** The unpaid order that this intent takes the place of. */
  readonly replaces: string | undefined
  /** ISO instant of the first press. */
  readonly date: string
}

const intentsSchema: v.GenericSchema<unknown, readonly PurchaseIntent[]> = v.array(
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
    v.transform(({ orderId, replaces, ...intent }) => ({ ...intent, orderId, replaces })),
  ),
)

const storedIntents: StoredValue<readonly PurchaseIntent[]> = {
  key: 'wishes',
  place: 'local',
  schema: intentsSchema,
  fallback: [],
}

/** The intent of this content; created if absent, and then replaces another about the same object. */
export function takeIntent(content: string, objectKey: string): PurchaseIntent {
  const intents = currentIntents()
  const known = intents.find((intent) => intent.content === content)
  if (known) return known
  const intent: PurchaseIntent = {
    content,
    objectKey,
    key: crypto.randomUUID(),
    balanceKey: crypto.randomUUID(),
    orderId: undefined,
    replaces: intents.findLast((other) => other.objectKey === objectKey)?.orderId,
    date: new Date().toISOString(),
  }
  writeStored(storedIntents, [...intents.filter((other) => other.objectKey !== objectKey), intent])
  return intent
}

/** The order of an intent is there. */
export function storeOrderOfIntent({ content }: PurchaseIntent, orderId: string): void {
  writeStored(
    storedIntents,
    currentIntents().map((intent) => (intent.content === content ? { ...intent, orderId } : intent)),
  )
}

/** The order is paid, or cannot be paid any more: the same things are a new intent. */
export function dropIntentOf(orderId: string): void {
  writeStored(
    storedIntents,
    currentIntents().filter((intent) => intent.orderId !== orderId),
  )
}

/** The key of an intent was used for another request: it gets new ones. */
export function renewKeys({ content }: PurchaseIntent): PurchaseIntent | undefined {
  const intents = currentIntents().map((intent) =>
    intent.content === content
      ? { ...intent, key: crypto.randomUUID(), balanceKey: crypto.randomUUID() }
      : intent,
  )
  writeStored(storedIntents, intents)
  return intents.find((intent) => intent.content === content)
}

/** A digest of what is ordered and by whom, which does not reveal either. */
export async function contentOf(wanted: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wanted))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One tab at a time: two that press at once make one order. */
export const oneIntentInTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  inTurn('proverka.purchase', work)

function currentIntents(): readonly PurchaseIntent[] {
  const since = Date.now() - INTENT_LIFE_MS
  return readStored(storedIntents).filter(({ date }) => Date.parse(date) > since)
}
