import { readStored } from '../storage/storage.ts'
import { storedCookieConsent } from '../storage/stored-values.ts'

/** Whether the visitor has allowed counters and analytics; without an answer they are off (LAW-05). */
export function isTrackingAllowed(): boolean {
  return readStored(storedCookieConsent)?.accepted === true
}
