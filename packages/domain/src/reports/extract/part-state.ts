import { documentKind } from './extract-kinds.ts'
import type { Extract, ExtractMark } from './extract.ts'
import type { ExtractQuestion, PartState } from './questions.ts'

/** How an extract answers a question; `not-contained`: documents of its kind never do. */
export type AnswerState = PartState | 'not-contained'

/** Kinds of marks that answer a question. */
const MARKS_OF: { readonly [question in ExtractQuestion]?: readonly ExtractMark['kind'][] } = {
  litigation: ['litigation'],
  objections: ['objection'],
  claims: ['claim'],
  deals: ['consent'],
}

/** The marks of an extract that answer a question. */
export function marksAbout({ marks = [] }: Extract, question: ExtractQuestion): readonly ExtractMark[] {
  const kinds = MARKS_OF[question] ?? []
  return marks.filter(({ kind }) => kinds.includes(kind))
}

/** True for marks that are the answer to some question; the rest are notes. */
export function answersQuestion({ kind }: ExtractMark): boolean {
  return Object.values(MARKS_OF).some((kinds) => kinds.includes(kind))
}

/**
 * The one judge of silence (TRUE-01). A statement of absence is possible for `empty` alone, and that in a kind of
 * document that answers the question. Extracts stored before the reader noted the parts are taken by what they hold:
 * an empty list is then `absent`, never `empty`.
 */
export function answerState(extract: Extract, question: ExtractQuestion): AnswerState {
  const noted = extract.parts?.[question]
  const isHeld = holds(extract, question)
  if (isHeld) return noted === 'partly' || noted === 'not-understood' ? 'partly' : 'filled'
  if (extract.silentOnRights && question !== 'object') return 'not-contained'
  if (!documentKind(extract).answers.includes(question)) return 'not-contained'
  if (noted === undefined || noted === 'filled') return 'absent'
  return noted === 'partly' ? 'not-understood' : noted
}

function holds(extract: Extract, question: ExtractQuestion): boolean {
  switch (question) {
    case 'object':
      return hasCharacteristics(extract)
    case 'rights':
      return extract.rights.some(({ endedAt }) => endedAt === undefined)
    case 'encumbrances':
      return extract.encumbrances.length > 0
    case 'history':
      return extract.rights.some(({ endedAt }) => endedAt !== undefined)
    default:
      return marksAbout(extract, question).length > 0
  }
}

/** More than the number, the kind and the address, which name the object and do not describe it. */
function hasCharacteristics({ object, objects = [] }: Extract): boolean {
  const { area, floor, purpose, cost, name, category, permittedUse, measures, status } = object
  const known = [area, floor, purpose, cost, name, category, permittedUse, measures, status]
  return known.some((fact) => fact !== undefined) || objects.length > 0
}

/** True when every part of the kind is in the file and all of it was understood. */
export function isReadWhole(extract: Extract): boolean {
  if (extract.notice !== undefined || extract.notUnderstood.length > 0) return false
  const { answers } = documentKind(extract)
  return (
    answers.length > 0 &&
    answers.every((question) => ['filled', 'empty'].includes(answerState(extract, question)))
  )
}
