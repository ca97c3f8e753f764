import type { Answer, Finding } from '../report/report.ts'
import { checkOf } from './check-of.ts'

/**
 * The answer of a source in the words of its check. Where a register states facts, records without a warning weigh
 * nothing; where everybody should stand in it, an empty answer says so and is no good news (TRUE-01).
 */
export function settleAnswer(taskType: string, answer: Answer): Answer {
  const check = checkOf(taskType)
  if (answer.kind === 'not-found' && check?.absence) {
    const { title, severity } = check.absence
    const facts = [{ label: 'Ответ источника', value: check.meaningNotFound }]
    return severity === 'stated'
      ? { kind: 'stated', findings: [{ title, severity: 'notice', facts }] }
      : { kind: 'found', findings: [{ title, severity, facts }] }
  }
  if (answer.kind === 'found' && check?.states && answer.findings.every(isPlain))
    return { kind: 'stated', findings: answer.findings }
  return answer
}

const isPlain = ({ severity }: Finding): boolean => severity === 'notice'
