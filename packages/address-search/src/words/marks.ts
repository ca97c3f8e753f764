/** The word before a number of a house, of a part of it, or of a flat. */
export interface Mark {
  /** `house` begins the number, `part` goes on with it, `unit` is inside, `aside` says nothing about the place. */
  readonly role: 'house' | 'part' | 'unit' | 'aside'
  /** How the mark is written in a key: nothing for the usual one. */
  readonly code: string
}

const SPELLINGS: readonly (readonly [role: Mark['role'], code: string, spellings: string])[] = [
  ['house', '', 'дом д двлд двл домовладение домовл домовлад владение влад влд вл здание здан зд'],
  ['house', 'уч', 'участок уч уч-к з/у зу'],
  ['house', 'соор', 'сооружение сооруж соор'],
  // The number in the plan of a new quarter.
  ['house', 'гп', 'гп'],
  ['part', 'к', 'корпус корп кор к'],
  ['part', 'с', 'строение строен стр с'],
  ['part', 'б', 'блок'],
  ['part', 'л', 'литера литер лит'],
  ['unit', '', 'квартира кварт кв апартаменты апартамент апарт ап'],
  ['unit', 'пом', 'помещение помещ пом п/п'],
  ['unit', 'оф', 'офис оф'],
  ['unit', 'ком', 'комната комн ком'],
  ['unit', 'мм', 'машино-место машиноместо м/м мм'],
  ['unit', 'кл', 'кладовая клад кл'],
  ['unit', 'гар', 'гараж бокс гар'],
  ['aside', '', 'подъезд под этаж эт секция блок-секция дубль комплекс'],
]

const MARKS: ReadonlyMap<string, Mark> = new Map(
  SPELLINGS.flatMap(([role, code, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, { role, code }] as const),
  ),
)

/** The mark that a word may be; whether it is one, the number after it decides. */
export const markOf = (word: string): Mark | undefined => MARKS.get(word)

export const MARK_WORDS: readonly string[] = [...MARKS.keys()]

export const COMPOUND_MARKS: readonly string[] = [...MARKS.keys()].filter((word) => /[^а-я]/.test(word))
