import type { Answer, ReportTask } from '../../reports/report/report.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'
import { OBJECT_FACTS } from '../../reports/watch/watch-questions.ts'
import { compareAnswers } from './compare-answers.ts'

/** The answer to one question of a watch, and who gave it. */
export interface WatchedAnswer {
  readonly type: string
  readonly source: string
  readonly answer: Answer
}

/** What one check of a watch came to. */
export interface WatchResult {
  /**
   * `first`: there was nothing to compare with; `silent`: a source did not answer and the others say what they said before, so
   * that neither a change nor its absence is known.
   */
  readonly outcome: 'first' | 'unchanged' | 'changed' | 'silent'
  readonly changes: readonly ReportChange[]
  /** Types of the questions that were not answered. */
  readonly silent: readonly string[]
  /** What the next check is compared with: the last answer to each question. */
  readonly state: readonly WatchedAnswer[]
}

/**
 * Compares what was answered now with the last answer to the same question. A change is another answer of the same source to
 * the same question; what a source did not answer, now or ever before, is neither a change nor «ничего не изменилось».
 */
export function compareWatched(before: readonly WatchedAnswer[], now: readonly WatchedAnswer[]): WatchResult {
  const answered = now.filter(({ answer }) => isAnswer(answer))
  const silent = now.filter(({ answer }) => !isAnswer(answer)).map(({ type }) => type)
  const pairs = answered.flatMap((one) => {
    const former = before.find(({ type, source }) => type === one.type && source === one.source)
    return former ? [[former, one] as const] : []
  })
  const changes = pairs.flatMap(([former, one]) =>
    one.type === OBJECT_FACTS
      ? factChanges(former.answer, one.answer)
      : compareAnswers([taskOf(former)], [taskOf(one)]),
  )
  const known = new Set(answered.map(({ type }) => type))
  const outcome =
    changes.length > 0
      ? 'changed'
      : silent.length > 0 || answered.length === 0
        ? 'silent'
        : pairs.length > 0
          ? 'unchanged'
          : 'first'
  return { outcome, changes, silent, state: [...answered, ...before.filter(({ type }) => !known.has(type))] }
}

const isAnswer = ({ kind }: Answer): boolean => kind === 'found' || kind === 'stated' || kind === 'not-found'

/** A register states facts one by one: those that it does not state now, or did not before, cannot be compared. */
function factChanges(before: Answer, now: Answer): readonly ReportChange[] {
  const given = new Map(factsIn(before))
  return factsIn(now).flatMap(([label, value]) => {
    const former = given.get(label)
    return former === undefined || former === value ? [] : [{ what: label, before: former, now: value }]
  })
}

const factsIn = (answer: Answer): readonly (readonly [string, string])[] =>
  'findings' in answer
    ? answer.findings.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value] as const))
    : []

/** As a task of a report; records that a register merely states are compared like those that it warns of. */
function taskOf({ type, source, answer }: WatchedAnswer): ReportTask {
  return {
    task_id: type,
    task_type: type,
    status: 'done',
    source,
    asked: [],
    answer: answer.kind === 'stated' ? { kind: 'found', findings: answer.findings } : answer,
    number_of_starts: 1,
  }
}
