import { getApi } from '../data/api.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'
import { campaignOfVisit } from './remember-visit.ts'

/**
 * Sends an analytics event with the campaign of the visit, after consent only (LAW-05). Callers do not wait for it, and
 * a failure is only logged.
 */
export function recordEvent(event: string, params: Record<string, unknown> = {}): void {
  if (!isTrackingAllowed()) return
  getApi()
    .events.recordEvent({
      body: { event, params: { ...campaignOfVisit(), ...params }, url: location.origin + location.pathname },
      keepalive: true,
    })
    .catch((error: unknown) => {
      console.error(`Событие ${event} не записано`, error)
    })
}
