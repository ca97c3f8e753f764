import { normaliseCadastralNumber, normaliseEmail, normalisePhone, withSixDigitBlock } from '@proverka/domain'
import { isId } from '../../platform/db/is-id.ts'

/** What a typed text may be; absent: it is not that. */
export interface SearchText {
  /** The sign that it begins with narrows the search. */
  readonly only: 'orders' | 'clients' | 'number' | undefined
  readonly text: string
  readonly id: string | undefined
  readonly orderNumber: number | undefined
  /** «10 576-1» */
  readonly place: number | undefined
  readonly email: string | undefined
  /** The beginning of an email. */
  readonly emailBeginning: string | undefined
  readonly phone: string | undefined
  /** Cadastral numbers that the digits may mean. */
  readonly numbers: readonly string[]
  /** Words of a name or an address. */
  readonly words: readonly string[]
}

const ORDER = /^№?\s*(\d[\d\s]{0,15})(?:-(\d{1,4}))?$/
const EMAIL_BEGINNING = /^[a-z0-9][a-z0-9._+-]{2,}@?[a-z0-9.-]*$/
const LARGEST_NUMBER = 2_147_483_647

/** Shorter words are «ул», «кв» and «д», which all addresses have. */
const SHORTEST_WORD = 3

/** Words that are searched for; more of them find nothing else. */
const MOST_WORDS = 6

const ONLY = { '#': 'orders', '@': 'clients', ':': 'number' } as const

export function readSearch(typed: string): SearchText {
  const sign = typed.charAt(0)
  const only = sign in ONLY ? ONLY[sign as keyof typeof ONLY] : undefined
  const text = (only ? typed.slice(1) : typed).trim()
  const lower = text.toLowerCase()
  const [, digits, place] = ORDER.exec(text) ?? []
  const number = digits === undefined ? undefined : Number(digits.replaceAll(/\s/g, ''))
  const cadastral = normaliseCadastralNumber(text)
  return {
    only,
    text,
    id: isId(lower) ? lower : undefined,
    orderNumber: number !== undefined && number <= LARGEST_NUMBER ? number : undefined,
    place: place === undefined ? undefined : Number(place),
    email: normaliseEmail(text) ?? undefined,
    emailBeginning: EMAIL_BEGINNING.test(lower) ? lower : undefined,
    phone: normalisePhone(text) ?? undefined,
    numbers: [cadastral, withSixDigitBlock(text)].filter((one) => one !== null),
    words: wordsOf(lower),
  }
}

function wordsOf(lower: string): readonly string[] {
  const all = lower.replaceAll('ё', 'е').match(/[а-яa-z0-9]+/g) ?? []
  const long = all.filter((word) => word.length >= SHORTEST_WORD)
  if (long.length === 0) return []
  // Beside a street the number of its house counts.
  return all.filter((word) => word.length >= SHORTEST_WORD || /^\d+$/.test(word)).slice(0, MOST_WORDS)
}
