/** What an object of the register may be. */
export const REGISTER_KINDS = [
  'place',
  'land',
  'building',
  'structure',
  'unfinished',
  'premises',
  'room',
  'car-place',
] as const

/** One of them. */
export type RegisterKind = (typeof REGISTER_KINDS)[number]

/** `superseded`: others were made of it by a merge or a split; `closed`: it exists no more. */
export const REGISTER_STATES = ['current', 'closed', 'superseded'] as const

/** One of them. */
export type RegisterState = (typeof REGISTER_STATES)[number]

const KINDS_OF_LEVELS: Readonly<Record<number, RegisterKind>> = {
  9: 'land',
  10: 'building',
  11: 'premises',
  12: 'room',
  17: 'car-place',
}

/** The kind of an object by its level in GAR: everything above plots and houses is a place. */
export const kindOfGarLevel = (level: number): RegisterKind => KINDS_OF_LEVELS[level] ?? 'place'

/** Beginnings of the words that registers have for kinds; the first that fits counts: «машино-место в здании». */
const KIND_WORDS: readonly (readonly [RegExp, RegisterKind])[] = [
  [/машин/, 'car-place'],
  [/земельн|участ|землепольз/, 'land'],
  [/незаверш/, 'unfinished'],
  [/помещен|квартир|комнат/, 'premises'],
  [/сооруж/, 'structure'],
  [/здани|дом/, 'building'],
]

/** The kind that words of a register mean: «Земельный участок», «Квартира»; `place` for words that mean none. */
export function kindOfWords(words: string): RegisterKind {
  const plain = words.toLowerCase()
  return KIND_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'place'
}

/** Operations of GAR after which other objects replace this one: merges, reassignments, splits. */
const SUPERSEDING_OPERATIONS: ReadonlySet<number> = new Set([40, 41, 42, 43, 50, 51, 52, 53, 60, 61])

/**
 * The state of an object by the last version of its card. Dates say nothing: closed records often keep the open end
 * 2079-06-06.
 */
export function stateOfGarCard(card: {
  readonly isActive: boolean
  readonly operation: number
}): RegisterState {
  if (card.isActive) return 'current'
  return SUPERSEDING_OPERATIONS.has(card.operation) ? 'superseded' : 'closed'
}
