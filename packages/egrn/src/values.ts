const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/
const ISO_DATE_WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/
const FRACTION = /(\d{1,18})\s*\/\s*(\d{1,18})/g
const SHARE_WORDS = /общ[а-я]+|долев[а-я]+|собственност[а-я]+|дол[яией]+|размер[а-я]*|праве|в|на|[\s,.:-]+/giu
const RUSSIAN = /^(\d{2})\.(\d{2})\.(\d{4})(?:\s*г\.?)?$/

/** `30.08.2016` becomes `2016-08-30`; ISO dates and instants stay as the register wrote them; anything else is no date. */
export function isoDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  // xsd:date may carry an offset, which says nothing about a day.
  const day = ISO_DATE_WITH_OFFSET.exec(text)?.[1]
  if (day) return day
  if (ISO.exec(text)?.[0] === text) return text

  const [, date, month, year] = RUSSIAN.exec(text) ?? []
  return date && month && year ? `${year}-${month}-${date}` : undefined
}

/** A decimal with a point or a comma, spaces between thousands; anything else is no number. */
export function toNumber(text: string | undefined): number | undefined {
  const digits = text?.replace(/[\s\u00A0]/g, '').replace(',', '.')
  if (!digits || !/^\d+(?:\.\d+)?$/.test(digits)) return undefined
  return Number(digits)
}

/** One tag may hold a list of numbers (FIND-08): `26:29:130106:72, 26:29:130322:7`. */
export function splitNumbers(text: string | undefined): string[] {
  if (text === undefined) return []
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The list, or nothing when it is empty: an absent part is absent, never an empty list. */
export function orAbsent<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...new Set(list)] : undefined
}

/** Drops absent fields, so that equal extracts are equal as JSON and as values. */
export function compact<T extends object>(value: T): T {
  // A copy of what is there: an object that a field was deleted from is slow in every later use.
  const copy: Partial<T> = {}
  for (const key in value) if (value[key] !== undefined) copy[key] = value[key]
  return copy as T
}

/** `1/3` wherever the whole text is a fraction: `1/3`, `1 / 3`, `1/3 доли`, `доля в праве 1/3`; other words stay. */
export function shareFromText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const fractions = [...text.matchAll(FRACTION)]
  const [only] = fractions
  const words = text.replace(FRACTION, '').replace(SHARE_WORDS, '')
  if (only && fractions.length === 1 && words === '' && Number(only[2]) > 0) return `${only[1]}/${only[2]}`
  return text
}
