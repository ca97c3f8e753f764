import { DAY_MS, HOUR_MS, MINUTE_MS, moscowDate, SECOND_MS } from '@proverka/domain/timing'
import * as v from 'valibot'
import { SourceError } from '../../sources/calls/source-error.ts'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import type { NspdAccess } from '../../../platform/config/confirmer-settings.ts'
import { callWithRoot, type WholeReply } from './call-with-root.ts'
import type { Confirmer, ConfirmerAnswer } from './confirmer.ts'
import { exactFeatures, nspdAnswerSchema, readFeature } from './nspd-features.ts'
import { createTurns, SilenceError, type TurnTimes } from './turns.ts'

/** A refusal of the protection in front of the service. */
const SILENCE_MS = 6 * HOUR_MS
/** Too many requests, where it names no time itself. */
const LIMIT_SILENCE_MS = HOUR_MS

/** A request a second, one at a time. */
export const NSPD_TIMES: TurnTimes = {
  gapMs: SECOND_MS,
  afterFailureMs: MINUTE_MS,
  longestMs: 10 * SECOND_MS,
  patienceMs: 5 * SECOND_MS,
}

interface NspdParts {
  readonly run: RunStatement
  readonly now: () => Date
  /** Who asks, honestly: the product and where its operator is to be found. */
  readonly userAgent: string
  readonly times?: TurnTimes | undefined
}

/** The public cadastral map, asked for one number at a time. */
export function nspdConfirmer(access: NspdAccess, parts: NspdParts): Confirmer {
  const { run, now, userAgent, times = NSPD_TIMES } = parts
  const turns = createTurns(run, 'nspd', times)

  async function askOnce(number: string): Promise<ConfirmerAnswer> {
    const url = new URL(`${access.url}/api/geoportal/v2/search/geoportal`)
    url.searchParams.set('thematicSearchId', '1')
    url.searchParams.set('query', number)
    const reply = await callWithRoot(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      ca: access.ca,
      timeoutMs: times.longestMs,
    })
    return readReply(reply, number, now())
  }

  return {
    name: 'nspd',
    costKopecks: 0,
    freshMs: 30 * DAY_MS,
    ask: (number) => turns.inTurn(() => askOnce(number)),
  }
}

const nothingSchema = v.object({ code: v.number(), message: v.string() })

/**
 * What a reply means. Nothing found and an empty list are no knowledge: both came for objects that exist. A page where JSON
 * is due is a failure, whatever its status.
 */
function readReply({ status, retryAfter, text }: WholeReply, number: string, now: Date): ConfirmerAnswer {
  if (status === 403) throw new SilenceError('HTTP 403', SILENCE_MS)
  if (status === 429) throw new SilenceError('HTTP 429', pauseIn(retryAfter) ?? LIMIT_SILENCE_MS)
  if (status !== 200 && status !== 404)
    throw new SourceError(status >= 500 ? 'source-down' : 'unclear-answer', `HTTP ${status}`)
  const body = readJson(text)
  if (status === 404) {
    if (v.is(nothingSchema, body)) return { kind: 'unknown' }
    throw new SourceError('unclear-answer', 'HTTP 404 of another shape')
  }
  const answer = v.safeParse(nspdAnswerSchema, body)
  if (!answer.success) throw new SourceError('unclear-answer', 'another shape')
  const [feature, ...others] = exactFeatures(answer.output.data.features, number)
  if (!feature) return { kind: 'unknown' }
  if (others.length > 0) return { kind: 'ambiguous' }
  return {
    kind: 'confirmed',
    statement: readFeature(feature, number, moscowDate(now.getTime())),
    raw: text,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceError('unclear-answer', 'no JSON')
  }
}

const pauseIn = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * SECOND_MS : undefined
