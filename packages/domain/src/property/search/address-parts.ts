import { isSpace } from '../../fields/characters.ts'
import { plainText, visibleText } from '../../fields/text/plain-text.ts'

/*
 * How a house and a flat are recognised in a typed address.
 *
 * A flat is the word кв, кв., квартира or апартаменты and its number; «кв-л», «квартал» and street names that begin with
 * Кв do not count (FIND-01). A house is one of its marks followed by a number, a letter with a digit or a lone dash
 * (FIND-02); buildings may have a letter alone. The number may be preceded by №.
 */

const NUMBER_SIGN = '(?:(?:№|no?\\b\\.?|номер)\\s*)?'
const flat = /* @__PURE__ */ new RegExp(
  `[\\s,;(.](?:квартира|кв|апартаменты|апарт|ап)(?:\\.\\s*|\\s+|(?=[\\d№]))${NUMBER_SIGN}\\d`,
  'i',
)
const houseMarks =
  'дом|домовладение|домовлад|домовл|двлд|двл|д|владение|влад|влд|вл|здание|здан|зд|строение|строен|стр|сооружение|сооруж|соор|корпус|корп|кор|к|литера|литер|лит'
const letterMarks = 'строение|стр|сооружение|соор|корпус|корп|литера|литер|лит'
const house = /* @__PURE__ */ new RegExp(
  `(?:^|[\\s,;.("])(?:(?:${houseMarks})(?:\\.\\s*|\\s+|)${NUMBER_SIGN}"?(?:\\d|[а-яё]-?\\d|-(?=[\\s,]|$))|` +
    `(?:${letterMarks})(?:\\.\\s*|\\s+)"?[а-яё](?![а-яё.\\d]))`,
  'i',
)

/** Whether the address names a flat (SEARCH-09). */
export function hasApartmentPart(text: unknown): boolean {
  return typeof text === 'string' && flat.test(plainText(text))
}

/** Whether the address names a house (SEARCH-08). */
export function hasHousePart(text: unknown): boolean {
  return typeof text === 'string' && house.test(plainText(text))
}

/** The number of the flat that the address names, as written: «47», «12А», «5/1»; undefined where it names none. */
export function apartmentNumber(text: string): string | undefined {
  const shown = plainText(text)
  const start = shown.search(flat)
  return start < 0
    ? undefined
    : /\d+(?:[/-]\d+)?[а-яёa-z]?(?![а-яёa-z])/i.exec(shown.slice(start))?.[0].toUpperCase()
}

/** The address up to its flat, without the comma or bracket before it (SEARCH-10); an address without one as it is. */
export function cutApartmentPart(text: string): string {
  const shown = visibleText(text)
  let end = plainText(shown).search(flat)
  if (end < 0) return text
  // By hand: a pattern for the end of a text is tried at every space of a hostile one.
  while (isBeforeFlat(shown.charCodeAt(end - 1))) end--
  return shown.slice(0, end)
}

/** White space, a comma or an opening bracket. */
function isBeforeFlat(code: number): boolean {
  return isSpace(code) || code === 0x2c || code === 0x28
}
