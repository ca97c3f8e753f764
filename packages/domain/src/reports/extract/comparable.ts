import { documentKind } from './extract-kinds.ts'
import type { Extract } from './extract.ts'
import { answerState, type AnswerState } from './part-state.ts'
import type { ExtractQuestion } from './questions.ts'

/** Whether two documents tell of the same things: neither is a notice or silent on rights, and both are of today or both a history. */
export function areComparable(before: Extract, now: Extract): boolean {
  return isStatement(before) && isStatement(now) && isHistory(before) === isHistory(now)
}

/** Whether the entries of a document are all that there are: only then an entry that it lacks does not exist (TRUE-01). */
export function tellsAll(extract: Extract, question: ExtractQuestion): boolean {
  const whole: readonly AnswerState[] = ['filled', 'empty']
  return whole.includes(answerState(extract, question))
}

function isStatement({ notice, silentOnRights }: Extract): boolean {
  return notice === undefined && silentOnRights !== true
}

const isHistory = (extract: Extract): boolean => documentKind(extract).isChain === true
