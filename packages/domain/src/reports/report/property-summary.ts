import type { Extract } from '../extract/extract.ts'
import { PROPERTY_RULES } from './property-rules.ts'
import type { PropertyConclusion } from './property-rules.ts'
import { colourOf } from './result-colour.ts'
import type { ResultColour } from './result-colour.ts'

/** What an extract means for a buyer: computed from the extract, never stored. */
export interface PropertySummary {
  readonly colour: ResultColour
  readonly headline: string
  readonly conclusions: readonly PropertyConclusion[]
}

/**
 * Conclusions from an EGRN extract, the most serious first. `today` is a date `YYYY-MM-DD`. Parts of the file that the
 * reader did not understand keep the result from being green (FIND-08).
 */
export function summariseExtract(extract: Extract, today: string): PropertySummary {
  if (extract.notice !== undefined)
    return { colour: 'grey', headline: NOTICES[extract.notice.kind], conclusions: [] }
  const conclusions = PROPERTY_RULES.flatMap((rule): PropertyConclusion[] => {
    const facts = rule.facts(extract, today)
    const { facts: _facts, ...words } = rule
    return facts.length === 0 ? [] : [{ ...words, facts }]
  })
  const [first] = conclusions
  return {
    colour: colourOfExtract(conclusions, extract.notUnderstood.length > 0 || extract.silentOnRights === true),
    headline: first === undefined || first.severity === 'notice' ? 'Препятствий в выписке нет' : first.title,
    conclusions,
  }
}

const NOTICES = {
  absence: 'Росреестр ответил, что сведений нет',
  refusal: 'Росреестр отказал в сведениях',
}

function colourOfExtract(conclusions: readonly PropertyConclusion[], incomplete: boolean): ResultColour {
  const has = (severity: PropertyConclusion['severity']): boolean =>
    conclusions.some((conclusion) => conclusion.severity === severity)
  if (has('critical')) return 'red'
  if (has('warning')) return 'yellow'
  return incomplete ? 'grey' : colourOf({ kind: 'not-found' })
}
