import type { AppContext } from '../context.ts'
import { RateLimitError } from '../../platform/limits/rate-limit-error.ts'
import { sha256 } from '../../platform/sha256.ts'

/** By which the outbox knows a recipient after the email is forgotten. */
export const hashOfAddress = (address: string): string => sha256(address.trim().toLowerCase())

/** Limits of emails to one address; both are counted over all processes. */
const LIMITS = ['recipient-hour', 'recipient-day'] as const

/**
 * Counts an email to a recipient. Answers after how long it may be sent, ms, if not now: emails beyond a limit wait, none is lost
 * (SAFE-11).
 */
export async function spendEmail({ rateLimits }: AppContext, recipient: string): Promise<number | undefined> {
  for (const [index, name] of LIMITS.entries()) {
    try {
      await rateLimits.consume(name, recipient)
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      for (const spent of LIMITS.slice(0, index)) await rateLimits.refund(spent, recipient)
      return error.waitMs
    }
  }
  return undefined
}

/** Takes a counted email back that did not go out. */
export async function giveEmailBack({ rateLimits }: AppContext, recipient: string): Promise<void> {
  for (const name of LIMITS) await rateLimits.refund(name, recipient)
}
