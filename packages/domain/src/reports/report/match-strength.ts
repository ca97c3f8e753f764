import type { IdentityMatch } from './report.ts'

/** From the weakest to the strongest. */
export const MATCH_KINDS = ['namesake', 'weak', 'likely', 'exact'] as const

/** How surely a record is about the person that was asked for, in one word. */
export type MatchKind = (typeof MATCH_KINDS)[number]

/** How surely a record is about the person that was asked for. */
export interface MatchStrength {
  readonly kind: MatchKind
  /** Features that are the same, of five. */
  readonly same: number
  /** Features that differ. */
  readonly against: number
  /** «Совпало 3 из 5» */
  readonly words: string
}

const FEATURES = ['name', 'birthDate', 'region', 'inn', 'document'] as const

/**
 * The strength of an identity match. One more feature that is the same never weakens it, one that differs never
 * strengthens it. A differing region alone makes no namesake: people move. Nor does a document beside the same INN: a
 * person keeps one INN for life and changes passports.
 */
export function matchStrength(match: IdentityMatch): MatchStrength {
  const same = FEATURES.filter((feature) => match[feature] === 'same').length
  const against = FEATURES.filter((feature) => match[feature] === 'differs').length
  return { kind: kindOf(match), same, against, words: matchWords(same, against, FEATURES.length) }
}

/** What a kind of match means, for people. */
export const MATCH_WORDS: { readonly [kind in MatchKind]: string } = {
  exact: 'Это тот же человек',
  likely: 'Ошибка маловероятна',
  weak: 'Совпадение неполное, сверьте сами',
  namesake: 'Возможно, однофамилец',
}

function kindOf({ name, birthDate, region, inn, document }: IdentityMatch): MatchKind {
  if ([name, birthDate, inn].includes('differs')) return 'namesake'
  if (document === 'differs' && inn !== 'same') return 'namesake'
  if (name !== 'same' || birthDate !== 'same') return 'weak'
  if (document === 'differs') return 'likely'
  if (inn === 'same' || document === 'same') return 'exact'
  return region === 'differs' ? 'weak' : 'likely'
}

/** «Совпало 3 из 5, одно против» */
export function matchWords(same: number, against: number, count: number): string {
  const words = `Совпало ${same} из ${count}`
  if (against === 0) return words
  return `${words}, ${against === 1 ? 'одно' : against} против`
}
