/** Result colours of the specification; a colour never stands without its label (UI-069, AMB-89). */
export type ResultColour = 'red' | 'orange' | 'yellow' | 'green' | 'grey'

/** A result colour or «проверяется». */
export type Tone = ResultColour | 'wait'

/**
 * From the most serious to the least: what was found, what is not known, what is on its way, what is surely absent. The
 * one order of every verdict, list of statements and menu (TRUE-02).
 */
export const TONES_BY_WEIGHT = ['red', 'orange', 'yellow', 'grey', 'wait', 'green'] as const satisfies Tone[]

/** The most serious of the tones; undefined when there are none. */
export function strongestTone<T extends Tone>(tones: readonly T[]): T | undefined {
  return TONES_BY_WEIGHT.find((tone): tone is T & Tone => tones.some((each) => each === tone))
}

/** Place in that order: the smaller the more serious. What has no tone states a fact and stands before the unknown. */
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
