import { plural } from '../../format/plural.ts'
import type { Answer, Finding } from '../report/report.ts'
import { weightOf } from '../report/summary.ts'
import { KIND_TONES, strongestTone, type Tone } from '../report/tone.ts'
import { GOING_WORDS, isMissingObject, PROPERTY_ANSWERS, STATED_WORDS } from './verdict.ts'
import type { MarkView } from './view.ts'

/** Tone of one record, as it is counted: sure and serious, in between, a namesake's. */
export function toneOfFinding(finding: Finding): Tone {
  return KIND_TONES[weightOf(finding)]
}

/** Shape and words of an answer: no two of them say the same. */
export function answerMark(answer: Answer): MarkView {
  switch (answer.kind) {
    case 'found': {
      const tone = strongestTone(answer.findings.map(toneOfFinding)) ?? 'yellow'
      const count = answer.findings.length
      const records = `${count} ${plural(count, 'запись', 'записи', 'записей')}`
      return { tone, words: tone === 'yellow' ? `Возможно, однофамилец: ${records}` : `Найдено: ${records}` }
    }
    case 'stated':
      return { tone: 'grey', words: STATED_WORDS }
    case 'not-found':
      return { tone: 'green', words: 'Не найдено' }
    case 'not-checked':
      return { tone: 'grey', words: 'Не проверено' }
    case 'in-progress':
      return { tone: 'wait', words: GOING_WORDS }
  }
}

/** A register that answers about an object has one document or none: «нет» is no good news about an object (TRUE-01). */
export function propertyAnswerMark(answer: Answer): MarkView {
  if (answer.kind === 'found') return { tone: 'grey', words: 'Документ получен' }
  if (isMissingObject(answer)) return { tone: 'grey', words: PROPERTY_ANSWERS.missing }
  return answer.kind === 'not-found' ? { tone: 'grey', words: PROPERTY_ANSWERS.silent } : answerMark(answer)
}
