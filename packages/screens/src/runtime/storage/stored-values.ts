import type { LocalOrder } from '@proverka/domain/orders'
import type { StoredPartner } from '@proverka/domain/navigation'
import * as v from 'valibot'
import {
  checklistsKey,
  cookieConsentKey,
  draftKey,
  landedKey,
  linkOfVisitKey,
  ordersKey,
  partnerKey,
  tariffDismissalKey,
  unpaidOrdersKey,
} from './storage-keys.ts'
import type { StorageKey } from './storage-keys.ts'

/** One value that the browser keeps: its key, its shape and what is read when the stored text is absent or corrupt. */
export interface StoredValue<Value> extends StorageKey {
  readonly schema: v.GenericSchema<unknown, Value>
  readonly fallback: Value
}

const ordersSchema: v.GenericSchema<unknown, readonly LocalOrder[]> = v.array(
  v.object({
    orderId: v.string(),
    totalAmount: v.number(),
    email: v.string(),
    date: v.string(),
    items: v.optional(
      v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          price: v.number(),
          status: v.optional(v.string()),
        }),
      ),
    ),
  }),
)

const draftSchema = v.record(v.string(), v.string())

/** Typed but unsent values of a form by the names of its inputs. */
export type Draft = v.InferOutput<typeof draftSchema>

export const storedPartner: StoredValue<StoredPartner | null> = {
  ...partnerKey,
  schema: v.nullable(v.object({ partner_id: v.string(), timestamp: v.number() })),
  fallback: null,
}

/** The query of a link that led here, and when, ms. */
export interface Landing {
  readonly search: string
  readonly at: number
}

const landingSchema: v.GenericSchema<unknown, Landing | null> = v.nullable(
  v.object({ search: v.string(), at: v.number() }),
)

export const storedLanding: StoredValue<Landing | null> = {
  ...landedKey,
  schema: landingSchema,
  fallback: null,
}

/** Values of the last link of this visit by their names in the query, and when it was opened, ms. */
export const storedLinkOfVisit: StoredValue<{
  values: Readonly<Record<string, string>>
  at: number
} | null> = {
  ...linkOfVisitKey,
  schema: v.nullable(v.object({ values: v.record(v.string(), v.string()), at: v.number() })),
  fallback: null,
}

export const storedOrders: StoredValue<readonly LocalOrder[]> = {
  ...ordersKey,
  schema: ordersSchema,
  fallback: [],
}

export const storedUnpaidOrders: StoredValue<readonly LocalOrder[]> = {
  ...unpaidOrdersKey,
  schema: ordersSchema,
  fallback: [],
}

export const storedRegistrationOrderId: StoredValue<string | null> = {
  key: 'regorder_id',
  place: 'local',
  schema: v.nullable(v.string()),
  fallback: null,
}

/** `accepted: false` is the answer «Только необходимые»: asked once, no counters (LAW-05). */
export const storedCookieConsent: StoredValue<{
  accepted: boolean
  date: string
  version?: string | undefined
} | null> = {
  ...cookieConsentKey,
  schema: v.nullable(v.object({ accepted: v.boolean(), date: v.string(), version: v.optional(v.string()) })),
  fallback: null,
}

/** Milliseconds at which the offer of the next tariff may show again. */
export const storedTariffDismissal: StoredValue<{ expires: number } | null> = {
  ...tariffDismissalKey,
  schema: v.nullable(v.object({ expires: v.number() })),
  fallback: null,
}

/** Reports that were rated here: they ask no more. */
export const storedRatedReports: StoredValue<readonly string[]> = {
  key: 'ratedReports',
  place: 'local',
  schema: v.array(v.string()),
  fallback: [],
}

export const storedSuspiciousShown: StoredValue<boolean> = {
  key: 'suspiciousShown',
  place: 'session',
  schema: v.boolean(),
  fallback: false,
}

/** The draft of one form; it lives as long as the tab. */
export function storedDraft(form: string): StoredValue<Draft> {
  return { ...draftKey(form), schema: draftSchema, fallback: {} }
}

/** Ticked lines of checklists by the id of their article. */
export const storedChecklists: StoredValue<Readonly<Record<string, readonly string[]>>> = {
  ...checklistsKey,
  schema: v.record(v.string(), v.array(v.string())),
  fallback: {},
}
