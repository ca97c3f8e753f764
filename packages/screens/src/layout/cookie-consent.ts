import { atom } from 'jotai'
import { cookieConsentKey } from '../storage/storage-keys.ts'
import { hasStored, writeStored } from '../storage/write-stored.ts'

/** `accepted: false` is the answer «Только необходимые»: asked once, no counters (LAW-05). */
interface CookieConsent {
  readonly accepted: boolean
  readonly date: string
}

const answeredAtom = atom<boolean | undefined>(undefined)

/** Whether the cookie banner was answered; writing null asks again, from the footer. */
export const cookieConsentAtom = atom(
  (get) => get(answeredAtom) ?? hasStored(cookieConsentKey),
  (_get, set, next: CookieConsent | null) => {
    writeStored(cookieConsentKey, next)
    set(answeredAtom, next !== null)
  },
)
