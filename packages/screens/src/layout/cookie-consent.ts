import { atom } from 'jotai'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedCookieConsent } from '../storage/stored-values.ts'

type CookieConsent = typeof storedCookieConsent.fallback

const valueAtom = atom<CookieConsent | undefined>(undefined)

/** The answer to the cookie banner; null: not asked yet, or asked again from the footer (LAW-05). */
export const cookieConsentAtom = atom(
  (get) => {
    const value = get(valueAtom)
    return value === undefined ? readStored(storedCookieConsent) : value
  },
  (_get, set, next: CookieConsent) => {
    writeStored(storedCookieConsent, next)
    set(valueAtom, next)
  },
)
