import { MATCH_WORDS } from './match-strength.ts'
import { COLOUR_LABELS } from './result-colour.ts'
import type { Tone } from './tone.ts'

/** What an answer of each tone says where nothing more exact is known; a shape is never shown without it (UI-069). */
export const TONE_WORDS: { readonly [tone in Tone]: string } = {
  red: 'Найдено',
  orange: COLOUR_LABELS.orange,
  yellow: MATCH_WORDS.namesake,
  green: COLOUR_LABELS.green,
  grey: COLOUR_LABELS.grey,
  wait: 'Проверяется',
}

/** The same beside a number, where a line is short. */
export const COUNTED_WORDS: { readonly [tone in Tone]: string } = {
  ...TONE_WORDS,
  yellow: 'Однофамилец',
}

/** Beside a number of lines: a document of a register has no records that may be about a namesake. */
export const LINE_WORDS: { readonly [tone in Tone]: string } = {
  ...TONE_WORDS,
  yellow: COLOUR_LABELS.yellow,
  grey: 'Нет ответа',
}
