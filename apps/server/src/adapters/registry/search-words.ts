import { plainText } from '@proverka/domain'

/** Marks of kinds of places: people write them in many ways or leave them out, so the search does too. */
const MARKS = new Set(
  `г город обл область р-н р-он район респ республика край ул улица пр-кт проспект пр пер переулок ш шоссе б-р бульвар
  наб набережная пл площадь проезд пр-д туп тупик мкр микрорайон д дом влд вл влад владение двлд двл домовл
  домовладение зд здание стр строение соор сооружение лит литер литера к корп корпус кв квартира пом помещение ком комната уч участок снт п пос поселок с село дер деревня`.split(
    /\s+/,
  ),
)

const SEPARATORS = /[\s,;()№"]+/

/** An address as the words that the search compares, in their order; a number keeps its letter: «14а». */
export function searchWords(text: string): string[] {
  return plainText(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(SEPARATORS)
    .flatMap((word) => word.replaceAll(/^[.-]+|[.-]+$/g, '').split('.'))
    .filter((word) => word !== '' && !MARKS.has(word))
}
