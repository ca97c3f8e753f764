import type { PropertyConclusion } from '../../reports/report/property-rules.ts'
import { COLOUR_LABELS } from '../../reports/report/result-colour.ts'
import type { Tone } from '../../reports/report/tone.ts'
import type { MarkView } from './view.ts'

type Severity = PropertyConclusion['severity']

/** Colours of conclusions: those of the verdict that they lead to. */
export const SEVERITY_TONES: { readonly [severity in Severity]: Tone } = {
  critical: 'red',
  warning: 'orange',
  notice: 'grey',
}

/** Mark of a conclusion, with its word. */
export function severityMark(severity: Severity): MarkView {
  return { tone: SEVERITY_TONES[severity], words: WORDS[severity] }
}

const WORDS: { readonly [severity in Severity]: string } = {
  critical: COLOUR_LABELS.red,
  warning: COLOUR_LABELS.orange,
  notice: 'К сведению',
}
