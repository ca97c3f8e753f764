import { atom } from 'jotai'
import { cookieConsentKey } from '../storage/storage-keys.ts'
import { hasStored, writeStored } from '../storage/write-stored.ts'

/** `accepted: false` is the answer «Только необходимые»: asked once, no counters (LAW-05). */
interface CookieConsent {
  readonly accepted: boolean
  readonly date: string
  /** Of the policy that was shown; answers of before it was stored have none. */
  readonly version?: string | undefined
}

/** The answer that was given on this page; earlier ones are in the storage. */
export const cookieAnswerAtom = atom<CookieConsent | undefined>(undefined)
const askedAtom = atom(0)

/** Whether the cookie banner was answered; an answer is stored. */
export const cookieConsentAtom = atom(
  (get) => get(cookieAnswerAtom) !== undefined || hasStored(cookieConsentKey),
  (_get, set, next: CookieConsent) => {
    writeStored(cookieConsentKey, next)
    // What led here may outlive the visit from now on, or must not any more; the next page does it if this one ends first.
    void import('../tracking/remember-visit.ts').then(({ keepLinkIfAllowed }) => keepLinkIfAllowed())
    set(cookieAnswerAtom, next)
    set(askedAtom, 0)
  },
)

/**
 * How often «Настройки cookie» was pressed since the last answer. The press shows the question to guests and users
 * alike; the previous answer holds until there is a new one.
 */
export const cookieSettingsAtom = atom(
  (get) => get(askedAtom),
  (_get, set) => set(askedAtom, (times) => times + 1),
)
