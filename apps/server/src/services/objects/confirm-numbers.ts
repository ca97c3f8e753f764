import type { NotCheckedReason } from '@proverka/domain/property'
import { SECOND_MS } from '@proverka/domain/timing'
import { AppError } from '@proverka/domain/errors'
import type { AskedConfirmer } from '../../adapters/registry/confirmers/confirm-number.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { consumeByCaller } from '../guest-limits.ts'

/** Numbers of one list that services are asked about: quotas of a day are for single objects. */
const ASKED_OF_LIST = 20
/** Numbers that are asked about at a time; a service that takes one question at a time has a queue of its own. */
const AT_ONCE = 4
/** No new question is put after that: the list is waited for. */
const TIME_MS = 10 * SECOND_MS

/**
 * Has the first few of some numbers confirmed that the register does not have, within the limit of the caller for lists. Answers
 * why a number is not confirmed; those that are missing in the answer are in the register now.
 */
export async function confirmNumbers(
  context: AppContext,
  call: Pick<Call, 'ip' | 'caller'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NotCheckedReason>> {
  const { confirmers } = context
  const known = await confirmers.recallAll(numbers)
  const reasons = new Map(numbers.map((number, at) => [number, reasonOf(known[at] ?? [])]))
  const waiting = numbers.filter((_, at) => known[at]?.some(isDue)).slice(0, ASKED_OF_LIST)
  const end = performance.now() + TIME_MS
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() >= end || !(await isAllowed(context, call))) {
        waiting.length = 0
        return
      }
      const asked = await confirmers.confirm(next)
      if (asked.some(({ outcome }) => outcome === 'confirmed')) reasons.delete(next)
      else reasons.set(next, reasonOf(asked))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return reasons
}

const isDue = ({ outcome }: AskedConfirmer): boolean => outcome === 'due'

/** A service that was not asked or did not answer may know the number. */
const reasonOf = (asked: readonly AskedConfirmer[]): NotCheckedReason =>
  asked.some(({ outcome }) => outcome === 'due' || outcome === 'failed') ? 'not-asked' : 'not-known'

async function isAllowed(context: AppContext, call: Pick<Call, 'ip' | 'caller'>): Promise<boolean> {
  try {
    await consumeByCaller(context, 'confirm-list', call)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
