import { inLatinLayout } from './spoil.ts'

/** How people type an address that a register writes with all its marks. */

const MARKS =
  /(?<![\p{L}\d])(?:российская федерация|россия|город|гор|г|улица|ул|проспект|пр-кт|просп|пр|переулок|пер|бульвар|б-р|бул|шоссе|ш|площадь|пл|проезд|набережная|наб|дом|д|корпус|корп|к|строение|стр|литера?|лит|квартира|кв|помещение|помещ|пом|офис|оф|область|обл|край|респ(?:ублика)?|район|р-н|пос[её]лок|пос|п|село|с|деревня|микрорайон|мкр|кв-л|тер|рп)(?![\p{L}\d])\.?/giu

/** «Турку 23 2 А»: neither marks nor signs. */
export function withoutMarks(address: string): string {
  return address
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(MARKS, ' ')
    .replaceAll(/(?<=\s)[-~](?=\s|,|$)/g, ' ')
    .replaceAll(/[.,№()"«»]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Typed without a look at the screen, with the keys of the other language. */
export const wrongLayout = (address: string): string =>
  inLatinLayout(address.replaceAll(',', '?').replaceAll('.', '/'))

/** The same with the signs of the text as they are: letters alone have another key. */
export const wrongLetters = (address: string): string => inLatinLayout(address)

/** Two neighbouring letters of one word change places, anywhere in it: «Мсоква». */
export function exchangeNeighbours(address: string, random: () => number): string {
  const places = [...address.matchAll(/(?=\p{L}\p{L})/gu)]
    .map(({ index }) => index)
    .filter(
      (at) =>
        wordAt(address, at).length >= 4 && address[at]?.toLowerCase() !== address[at + 1]?.toLowerCase(),
    )
  const at = places[Math.floor(random() * places.length)]
  if (at === undefined) return address
  return address.slice(0, at) + address[at + 1] + address[at] + address.slice(at + 2)
}

function wordAt(text: string, at: number): string {
  const before = /\p{L}*$/u.exec(text.slice(0, at))?.[0] ?? ''
  const after = /^\p{L}*/u.exec(text.slice(at))?.[0] ?? ''
  return before + after
}

const REGION =
  /(?<!\p{L})(?:область|обл|край|респ(?:ублика)?|автономный округ|ао|российская федерация|россия|рф)(?!\p{L})/iu

/** As people write who live there: neither country nor region nor postcode. */
export function withoutRegion(address: string): string {
  const parts = address.split(/,\s*/)
  const left = parts.filter(
    (part, at) => at === parts.length - 1 || !(REGION.test(part) || /^\d{6}$/.test(part)),
  )
  return left.join(', ')
}

/** From the smallest part to the largest: «кв. 5, д. 3, ул. Мира, г. Пермь». */
export function reversed(address: string): string {
  // Text in brackets stays together.
  return address
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .toReversed()
    .join(', ')
}
