/** Result colours of the specification; a colour is never shown without its label (UI-069, AMB-89). */
export type ResultColour = 'red' | 'orange' | 'yellow' | 'green' | 'grey'

/** A result colour or «проверяется». */
export type Tone = ResultColour | 'wait'

/**
 * From the most serious to the least: found, unknown, in progress, surely absent. The order of every verdict, list of
 * statements and menu (TRUE-02).
 */
export const TONES_BY_WEIGHT = ['red', 'orange', 'yellow', 'grey', 'wait', 'green'] as const satisfies Tone[]

/** The most serious of the tones; undefined for an empty list. */
export function strongestTone<T extends Tone>(tones: readonly T[]): T | undefined {
  return TONES_BY_WEIGHT.find((tone): tone is T & Tone => tones.some((each) => each === tone))
}

/** Index in that order: the smaller the more serious. A row without a tone states a fact and precedes the unknown. */
export function weightOfTone(tone: Tone | undefined): number {
  return tone === undefined ? TONES_BY_WEIGHT.indexOf('grey') - 0.5 : TONES_BY_WEIGHT.indexOf(tone)
}

/** Tones of the answers of a report, by what the summary counts; what is merely stated has none. */
export const KIND_TONES = {
  found: 'red',
  attention: 'orange',
  namesake: 'yellow',
  'not-checked': 'grey',
  'in-progress': 'wait',
  'not-found': 'green',
} as const satisfies Readonly<Record<string, Tone>>
