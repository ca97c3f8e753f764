import type { SiteFacts } from '@proverka/api/contract'
import { CLIENT_ID_WAIT_MS } from '@proverka/domain/timing'
import { readCookie } from '../storage/cookies.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'

const LOOK_EVERY_MS = 250

/** The client id of the analytics, if its counter has given one and the visitor allows counters (LAW-05). */
export function readClientId(analytics: SiteFacts['analytics']): string | undefined {
  return analytics && isTrackingAllowed() ? readCookie(analytics.clientIdCookie) : undefined
}

/** Waits for a client id as long as a conversion may: 15 s (CONST-03); undefined when none has come (TRACK-31). */
export function waitForClientId(read: () => string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (clientId: string | undefined) => {
      clearInterval(looking)
      clearTimeout(giving)
      resolve(clientId)
    }
    const look = () => {
      const clientId = read()
      if (clientId) end(clientId)
    }
    const looking = setInterval(look, LOOK_EVERY_MS)
    const giving = setTimeout(() => end(read()), CLIENT_ID_WAIT_MS)
    look()
  })
}
