import { isSpace } from '../../fields/characters.ts'

/*
 * Signs of a house and of a flat in an address that a person typed.
 *
 * A flat is the word кв, кв. or квартира and its number; «кв-л», «квартал» and street names that begin with Кв are none
 * (FIND-01). A house is one of its marks followed by a number, a letter with a digit or a lone dash (FIND-02).
 */

const flat = /[\s,(.](?:квартира|кв)(?:\.\s*|\s+|(?=[\d№]))(?:№\s*)?\d/i
const houseMarks = 'дом|домовл|двлд|д|влд|здание|зд|строение|стр|соор|корпус|корп|к'
const house = /* @__PURE__ */ new RegExp(
  `(?:^|[\\s,.(])(?:${houseMarks})(?:\\.\\s*|\\s+|)(?:\\d|[а-яё]\\d|-(?=[\\s,]|$))`,
  'i',
)

/** Whether the address names a flat (SEARCH-09). */
export function hasApartmentPart(text: unknown): boolean {
  return typeof text === 'string' && flat.test(text)
}

/** Whether the address names a house (SEARCH-08). */
export function hasHousePart(text: unknown): boolean {
  return typeof text === 'string' && house.test(text)
}

/** The address up to its flat, without the comma or bracket before it (SEARCH-10); an address without one as it is. */
export function cutApartmentPart(text: string): string {
  let end = text.search(flat)
  if (end < 0) return text
  // By hand: a pattern for the end of a text is tried at every space of a hostile one.
  while (isBeforeFlat(text.charCodeAt(end - 1))) end--
  return text.slice(0, end)
}

/** White space, a comma or an opening bracket. */
function isBeforeFlat(code: number): boolean {
  return isSpace(code) || code === 0x2c || code === 0x28
}
