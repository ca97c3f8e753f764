import type { Extract } from '../extract/extract.ts'
import { documentKind } from '../extract/extract-kinds.ts'
import { answerState, isReadWhole } from '../extract/part-state.ts'
import { EXTRACT_QUESTIONS } from '../extract/questions.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { PROPERTY_RULES } from './property-rules.ts'
import type { PropertyConclusion } from './property-rules.ts'
import { colourOf } from './result-colour.ts'
import type { ResultColour } from './tone.ts'

/** What an extract means for a buyer: computed from the extract, never stored. */
export interface PropertySummary {
  readonly colour: ResultColour
  readonly headline: string
  /** How much of the document was there and was read, in a sentence. */
  readonly reading: string
  readonly conclusions: readonly PropertyConclusion[]
}

/**
 * Conclusions from an EGRN extract, the most serious first. `today` is a date `YYYY-MM-DD`. Green only when the document
 * answers the questions of a buyer, every part of its kind is in the file and all of it was understood (TRUE-01, FIND-08).
 */
export function summariseExtract(extract: Extract, today: string): PropertySummary {
  if (extract.notice !== undefined) {
    const { headline, reading } = NOTICES[extract.notice.kind]
    return { colour: 'grey', headline, reading, conclusions: [] }
  }
  const conclusions = PROPERTY_RULES.flatMap((rule): PropertyConclusion[] => {
    const facts = rule.facts(extract, today)
    const { facts: _facts, ...words } = rule
    return facts.length === 0 ? [] : [{ ...words, facts }]
  })
  const [first] = conclusions
  return {
    colour: colourOfExtract(conclusions, extract),
    headline: first === undefined || first.severity === 'notice' ? headlineWithout(extract) : first.title,
    reading: readingOf(extract),
    conclusions,
  }
}

const NOTICES = {
  absence: {
    headline: 'Росреестр ответил, что сведений нет',
    reading: 'Это уведомление, а не выписка: об объекте и правах оно ничего не говорит.',
  },
  refusal: {
    headline: 'Росреестр отказал в сведениях',
    reading: 'Это отказ, а не выписка: об объекте и правах он ничего не говорит.',
  },
}

/** Without these two answers no document can say that nothing hinders a deal. */
const DECISIVE = ['rights', 'encumbrances'] as const

function silentOn(extract: Extract): readonly string[] {
  return DECISIVE.filter((question) => answerState(extract, question) === 'not-contained').map(
    (question) => QUESTION_WORDS[question].inSentence,
  )
}

function headlineWithout(extract: Extract): string {
  const silent = silentOn(extract)
  if (silent.length > 0) return `В этом документе не указаны ${silent.join(' и ')}`
  return isReadWhole(extract)
    ? 'Препятствий в выписке нет'
    : 'Вывод неполный: в выписке есть ответы не на все вопросы'
}

function readingOf(extract: Extract): string {
  if (isReadWhole(extract)) return 'Документ прочитан целиком: все его разделы на месте и поняты.'
  const { answers } = documentKind(extract)
  const inState = (...states: readonly string[]): string =>
    EXTRACT_QUESTIONS.filter(
      (question) => answers.includes(question) && states.includes(answerState(extract, question)),
    )
      .map((question) => QUESTION_WORDS[question].inSentence)
      .join(', ')
  const absent = inState('absent')
  const noData = inState('no-data')
  const unread = inState('partly', 'not-understood') || partsOf(extract.notUnderstood)
  const open = [absent && `не указаны ${absent}`, noData && `нет данных: ${noData}`]
    .filter(Boolean)
    .join('; ')
  if (unread === '' && open === '')
    return 'Документ такого вида мы пересказываем, но вывода по нему не делаем.'
  // What the file does not have was not left unread.
  const read =
    unread === '' ? 'Прочитано все, что есть в файле' : `Документ прочитан не целиком: не поняты ${unread}`
  return `${read}.${open && ` ${open[0]?.toUpperCase()}${open.slice(1)}.`}`
}

const MOST_NAMES = 3

/** Parts of a file by the names of their elements; all paths are in the list of what was not checked. */
function partsOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)))]
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length === 0 ? '' : `части файла: ${shown}${more > 0 ? ` и еще ${more}` : ''}`
}

function colourOfExtract(conclusions: readonly PropertyConclusion[], extract: Extract): ResultColour {
  const has = (severity: PropertyConclusion['severity']): boolean =>
    conclusions.some((conclusion) => conclusion.severity === severity)
  if (has('critical')) return 'red'
  if (has('warning')) return 'orange'
  const isWhole = isReadWhole(extract) && silentOn(extract).length === 0
  return isWhole ? colourOf({ kind: 'not-found' }) : 'grey'
}
