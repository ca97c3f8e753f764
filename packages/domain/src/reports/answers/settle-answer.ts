import { FACT_LABELS } from '../report/fact-labels.ts'
import type { Answer, Finding } from '../report/report.ts'
import { checkOf } from '../../checks/check-of.ts'

/**
 * The answer of a source, interpreted by the rules of its check. In a register of plain facts, records without a
 * warning are neutral; in a register that should contain every subject, an empty answer is a finding and not good news
 * (TRUE-01).
 */
export function settleAnswer(taskType: string, answer: Answer): Answer {
  const check = checkOf(taskType)
  if (answer.kind === 'not-found' && check?.absence) {
    const { title, severity } = check.absence
    const facts = [{ label: FACT_LABELS.absence, value: check.meaningNotFound }]
    return severity === 'stated'
      ? { kind: 'stated', findings: [{ title, severity: 'notice', facts }] }
      : { kind: 'found', findings: [{ title, severity, facts }] }
  }
  if (answer.kind === 'found' && check?.states && answer.findings.every(isPlain))
    return { kind: 'stated', findings: answer.findings }
  return answer
}

const isPlain = ({ severity }: Finding): boolean => severity === 'notice'
