import { colourOfFinding, matchStrength } from '@proverka/domain/reports'
import type { Answer, Finding, ReportTask } from '@proverka/domain/reports'
import type { ResultTone } from '@proverka/ui/report'

/** Tone of one record, as the counters count it: sure and serious, a namesake's, or something in between. */
export function toneOfFinding(finding: Finding): 'red' | 'orange' | 'yellow' {
  if (finding.match !== undefined && matchStrength(finding.match).kind === 'namesake') return 'yellow'
  return colourOfFinding(finding) === 'red' ? 'red' : 'orange'
}

/** Tones of everything a task answered; the filter shows a task when one of them is chosen. */
export function tonesOfAnswer(answer: Answer): readonly ResultTone[] {
  switch (answer.kind) {
    case 'found':
      return answer.findings.map(toneOfFinding)
    case 'not-found':
      return ['green']
    case 'not-checked':
      return ['grey']
    case 'in-progress':
      return ['wait']
  }
}

const ORDER: readonly ResultTone[] = ['red', 'orange', 'yellow', 'wait', 'grey', 'green']

/** The most serious tone of a task. */
export function toneOfTask(task: Pick<ReportTask, 'answer'>): ResultTone {
  const tones = tonesOfAnswer(task.answer)
  return ORDER.find((tone) => tones.includes(tone)) ?? 'grey'
}
