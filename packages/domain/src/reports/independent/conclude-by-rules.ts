import type { Report } from '../report/report.ts'
import { summariseReport } from '../report/summary.ts'
import type { IndependentStatement } from './independent-conclusion.ts'

/** What the rules conclude: every statement of the summary with what to do about it, and the answers behind it. */
export function concludeByRules(report: Pick<Report, 'tasks'>): readonly IndependentStatement[] {
  return summariseReport(report).conclusions.map(({ text, advice, facts }) => ({
    text: [text, ...advice].join(' '),
    tasks: [...new Set(facts.map(({ taskId }) => taskId))],
  }))
}
