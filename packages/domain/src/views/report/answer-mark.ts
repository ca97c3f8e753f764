import { pluralWord } from '../../format/plural.ts'
import type { Answer, Finding } from '../../reports/report/report.ts'
import { weightOf } from '../../reports/report/summary.ts'
import { KIND_TONES, strongestTone, type Tone } from '../../reports/report/tone.ts'
import { TONE_WORDS } from '../../reports/report/tone-words.ts'
import { isMissingObject, PROPERTY_ANSWERS, STATED_WORDS } from './verdict.ts'
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
      // What may be a namesake's is not counted beside what is the person's own.
      const count = answer.findings.filter(
        (one) => tone === 'yellow' || toneOfFinding(one) !== 'yellow',
      ).length
      const records = `${count} ${pluralWord(count, 'запись', 'записи', 'записей')}`
      return { tone, words: `${TONE_WORDS[tone === 'yellow' ? 'yellow' : 'red']}: ${records}` }
    }
    case 'stated':
      return { tone: 'grey', words: STATED_WORDS }
    case 'not-found':
      return { tone: 'green', words: TONE_WORDS.green }
    case 'not-checked':
      return { tone: 'grey', words: TONE_WORDS.grey }
    case 'in-progress':
      return { tone: 'wait', words: TONE_WORDS.wait }
  }
}

/** A register that answers about an object has one document or none: «нет» is no good news about an object (TRUE-01). */
export function propertyAnswerMark(answer: Answer): MarkView {
  if (answer.kind === 'found') return { tone: 'grey', words: 'Документ получен' }
  if (isMissingObject(answer)) return { tone: 'grey', words: PROPERTY_ANSWERS.missing }
  return answer.kind === 'not-found' ? { tone: 'grey', words: PROPERTY_ANSWERS.silent } : answerMark(answer)
}
