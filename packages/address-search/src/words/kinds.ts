/**
 * Kinds of places in all their spellings. A kind does not have to match: users omit it or spell it differently, so it
 * only ranks «проспект Мира» above «улица Мира» when it was typed.
 */
const SPELLINGS = {
  город: 'город гор г',
  область: 'область области обл обл-ть',
  край: 'край края',
  республика: 'республика республики респ',
  округ: 'округ ао аокр',
  район: 'район района р-н р-он р/н р-на рн',
  поселок: 'поселок пос п пгт рп р.п дп д.п кп к.п городок',
  село: 'село с',
  деревня: 'деревня дер д',
  хутор: 'хутор хут х',
  станица: 'станица ст-ца стан',
  станция: 'станция ст рзд разъезд',
  аул: 'аул',
  сельсовет:
    'сельсовет с/с с/о с/п сп с.п сельское муниципальный муниципальное мо м.о го г.о гп г.п поселение внутригородская',
  территория: 'территория тер',
  товарищество: 'снт днт сдт тсн дпк снтсн гск нп сад товарищество садовое',
  микрорайон: 'микрорайон мкр мкрн мкр-н мкр-он мк-рн м-н мк-н м/р жк ж/к',
  квартал: 'квартал кв-л',
  улица: 'улица ул ул-ца',
  проспект: 'проспект пр-кт просп пр-т пркт',
  проезд: 'проезд пр-д пр-зд',
  переулок: 'переулок пер',
  шоссе: 'шоссе ш',
  набережная: 'набережная наб',
  бульвар: 'бульвар б-р бул бульв',
  площадь: 'площадь пл площ',
  тупик: 'тупик туп',
  аллея: 'аллея ал алл',
  линия: 'линия лин',
  тракт: 'тракт тр-т',
  // A side of Petersburg; its words are in `city-parts.ts`.
  сторона: '',
} as const

export type Kind = keyof typeof SPELLINGS

const KINDS = Object.keys(SPELLINGS) as Kind[]

const bitOf = (kind: Kind): number => 1 << KINDS.indexOf(kind)

export const bitsOf = (...kinds: readonly Kind[]): number =>
  kinds.reduce((bits, kind) => bits | bitOf(kind), 0)

/** Every spelling with its bit; «пр.» means a prospect or a passage, so it has both. */
const BITS: ReadonlyMap<string, number> = new Map([
  ...KINDS.flatMap((kind) => SPELLINGS[kind].split(' ').map((spelling) => [spelling, bitOf(kind)] as const)),
  ['пр', bitsOf('проспект', 'проезд')],
])

/** The bits of a spelling of a kind; 0 for any other word. */
export const kindBits = (word: string): number =>
  BITS.get(word) ?? (word.includes('-') ? SHORT_BITS.get(word) : undefined) ?? 0

/** A kind by its first and last letters, «пл-дь», «м-он»: most letters of either, and least of both. */
const MOST_FIRST = 4
const MOST_LAST = 3
const LEAST_LETTERS = 3
const SHORT_BITS = new Map<string, number>()
for (const kind of KINDS) {
  for (let first = 1; first <= MOST_FIRST; first++) {
    for (let last = 1; last <= MOST_LAST; last++) {
      if (first + last < LEAST_LETTERS || first + last >= kind.length) continue
      const short = `${kind.slice(0, first)}-${kind.slice(-last)}`
      SHORT_BITS.set(short, (SHORT_BITS.get(short) ?? 0) | bitOf(kind))
    }
  }
}

/** Whether two words with a hyphen between them are a shortened kind: «пл-дь». */
export const isShortKind = (word: string): boolean => SHORT_BITS.has(word)

const GENITIVES = new Set(['области', 'края', 'республики', 'района', 'р-на'])

/** The nominative of a region's or district's name that precedes its kind in the genitive: «Брянского района». */
export function nominative(word: string, kind: string): string {
  if (!GENITIVES.has(kind)) return word
  return word
    .replace(/(?<=к)ого$/, 'ий')
    .replace(/(?<=н)ого$/, 'ый')
    .replace(/(?<=[кн])ой$/, 'ая')
}

/** Kinds whose full word is also a name: «ул. Набережная», or a street called nothing but «Проезд». */
const NAMES = new Set(
  'набережная площадь линия аллея бульвар проспект проезд шоссе станция тракт квартал садовое'.split(' '),
)

export const isKindAndName = (word: string): boolean => NAMES.has(word)

export const KIND_WORDS: readonly string[] = [...BITS.keys()]

/** Compound spellings whose sign must not part them, such as `пр-кт`, `с/с` and `р.п`. */
export const COMPOUND_KINDS: readonly string[] = [...BITS.keys()].filter((word) => /[^а-я]/.test(word))

export const REGION_BITS = bitsOf('область', 'край', 'республика', 'округ')
export const DISTRICT_BITS = bitsOf('район', 'сельсовет')
export const QUARTER_BITS = bitsOf('микрорайон')
export const STREET_BITS = bitsOf(
  'улица',
  'проспект',
  'проезд',
  'переулок',
  'шоссе',
  'набережная',
  'бульвар',
  'площадь',
  'тупик',
  'аллея',
  'линия',
  'тракт',
)
export const SETTLEMENT_BITS = bitsOf('город', 'поселок', 'село', 'деревня', 'хутор', 'станица', 'аул')
export const SIDE_BITS = bitsOf('сторона')
/** Kinds that are followed by their number: «мкр 3», «25-я линия», «кв-л 10». */
export const NUMBERED_BITS = bitsOf('микрорайон', 'квартал', 'линия', 'станция')
