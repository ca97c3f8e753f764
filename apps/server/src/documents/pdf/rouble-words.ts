import { type Kopecks, pluralWord } from '@proverka/domain'

const ONES = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const FEMININE_ONES: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' }
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

interface Scale {
  readonly size: number
  readonly forms: readonly [string, string, string]
  readonly isFeminine: boolean
}

const SCALES: readonly Scale[] = [
  { size: 1_000_000_000, forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
  { size: 1_000_000, forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { size: 1000, forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
]

const LIMIT = 1_000_000_000_000

/** A sum as a bill writes it: 1 500 000 kopecks are «Пятнадцать тысяч рублей 00 копеек». Below 10^12 roubles. */
export function roubleWords(sum: Kopecks): string {
  const roubles = Math.floor(sum / 100)
  if (!Number.isSafeInteger(sum) || sum < 0 || roubles >= LIMIT) throw new RangeError(`no words for ${sum}`)
  const kopecks = sum % 100
  const words = numberWords(roubles)
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    pluralWord(roubles, 'рубль', 'рубля', 'рублей'),
    String(kopecks).padStart(2, '0'),
    pluralWord(kopecks, 'копейка', 'копейки', 'копеек'),
  ].join(' ')
}

function numberWords(value: number): string {
  if (value === 0) return 'ноль'
  const words: string[] = []
  let rest = value
  for (const { size, forms, isFeminine } of SCALES) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(...tripleWords(count, isFeminine), pluralWord(count, ...forms))
    rest %= size
  }
  return [...words, ...tripleWords(rest, false)].join(' ')
}

/** Words of 0 to 999; nothing for 0. */
function tripleWords(value: number, isFeminine: boolean): string[] {
  const tens = Math.floor((value % 100) / 10)
  const ones = value % 10
  const one = (isFeminine ? FEMININE_ONES[ones] : undefined) ?? ONES[ones]
  const words = [HUNDREDS[Math.floor(value / 100)], ...(tens === 1 ? [TEENS[ones]] : [TENS[tens], one])]
  return words.flatMap((word) => word || [])
}
