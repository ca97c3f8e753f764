import { ownEntry } from '../../input/own-entry.ts'
import { matchStrength } from './match-strength.ts'
import type { Answer, Finding } from './report.ts'
import { strongestTone, type ResultColour } from './tone.ts'

type FoundColour = 'red' | 'orange' | 'yellow'
type NotFound = Answer & { kind: 'not-found' }

/** The colour that each kind of answer can have: green belongs to a not-found answer alone. */
export type ColourOf<A extends Answer> = A['kind'] extends 'found'
  ? FoundColour
  : A['kind'] extends 'not-found'
    ? 'green'
    : A['kind'] extends 'not-checked' | 'in-progress' | 'stated'
      ? 'grey'
      : ResultColour

/** The label of each colour, which is never shown without it (UI-069). */
export const COLOUR_LABELS: { readonly [colour in ResultColour]: string } = {
  red: 'Опасно',
  orange: 'Внимание',
  yellow: 'Стоит сверить',
  green: 'Не найдено',
  grey: 'Не проверено',
}

const NAMES: Readonly<Record<string, ResultColour>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  grey: 'grey',
  danger: 'red',
  warning: 'yellow',
  success: 'green',
  info: 'grey',
}

/**
 * A colour or one of its other names as a colour (UI-070, AMB-89); an unknown word is grey.
 *
 * @keep Other programs read answers of the API by it.
 */
export function normaliseColour(name: unknown): ResultColour {
  return ownEntry(NAMES, name) ?? 'grey'
}

/** Colour of one record: its weight, weakened when it may be about another person. */
export function colourOfFinding(finding: Finding): FoundColour {
  const kind = finding.match && matchStrength(finding.match).kind
  if (kind === 'namesake' || finding.severity === 'notice') return 'yellow'
  if (finding.severity === 'critical') return kind === 'weak' ? 'orange' : 'red'
  return kind === 'weak' ? 'yellow' : 'orange'
}

/** Colour of an answer. The type follows the kind: a green «not checked» does not compile. */
export function colourOf<A extends Answer>(answer: A): ColourOf<A>
export function colourOf(answer: Answer): ResultColour {
  switch (answer.kind) {
    case 'found':
      return strongestTone(answer.findings.map(colourOfFinding)) ?? 'yellow'
    case 'not-found':
      return green(answer)
    // Kinds of newer versions included: what is not known is never green.
    default:
      return 'grey'
  }
}

/**
 * Colour of many answers together: the most serious one; green only when every single answer is «not found». What a
 * register merely states weighs nothing. The type follows the kinds: a list without a «not found» cannot be green.
 */
export function colourOfAnswers<A extends Answer>(answers: readonly A[]): ColourOf<A> | 'grey' {
  const weighed = answers.filter(({ kind }) => kind !== 'stated')
  return strongestTone(weighed.map((answer) => colourOf(answer))) ?? 'grey'
}

/** Takes `NotFound` so that no other answer can be green. */
function green(_answer: NotFound): 'green' {
  return 'green'
}
