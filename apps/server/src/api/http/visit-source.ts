import { moscowDate } from '@proverka/domain/timing'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppContext } from '../../services/context.ts'
import { isId } from '../../platform/db/is-id.ts'
import type { RequestFacts } from './request-facts.ts'

/** Query parameter, and cookie of the browser's own, with the advertising source (TRACK-15..18). */
const SOURCE_NAME = 'utm_source'

const LONGEST = 64
/** Different sources that are counted on one day; more of them are noise. */
const SOURCES_A_DAY = 1000

/** An advertising source as it is stored: one short line; undefined if absent. */
function readSource(text: string | undefined): string | undefined {
  return (
    text
      ?.replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST) || undefined
  )
}

/**
 * Where the browser of a call came from: its visit says so itself, and the cookie that it may have allowed says it later
 * (DEC-16).
 */
export function visitSourceOf(c: Context): string | undefined {
  return readSource(decoded(c.req.header('visit-source'))) ?? readSource(getCookie(c, SOURCE_NAME))
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Query parameter with the id of the partner whose link it is (TRACK-01). */
const PARTNER_NAME = 'partner_id'
/** Sources of one partner that are counted separately on one day. */
const SOURCES_OF_PARTNER = 100

/**
 * Counts pages opened from an advertisement or by a partner's link, by day and source. Nothing about the visitor is stored
 * (AMB-93).
 */
export const countVisits =
  (context: AppContext, facts: RequestFacts) =>
  async (c: Context, next: () => Promise<void>): Promise<void> => {
    await next()
    const source = readSource(c.req.query(SOURCE_NAME))
    // A redirect is followed by the visit itself, with the same parameters.
    const partner = c.req.query(PARTNER_NAME)
    const partnerId = partner !== undefined && isId(partner) ? partner : undefined
    if ((!source && !partnerId) || c.req.method !== 'GET' || c.res.status !== 200) return
    try {
      await context.rateLimits.consume('call', facts.ip(c))
      const day = moscowDate(context.clock.now().getTime())
      const { partnerEarnings, statistics } = context.queries
      if (source) await statistics.countVisit(day, source, SOURCES_A_DAY)
      if (partnerId) await partnerEarnings.countVisit(day, partnerId, source ?? '', SOURCES_OF_PARTNER)
    } catch (error) {
      // A page is worth more than its being counted.
      context.log.debug({ err: error }, 'visit not counted')
    }
  }
