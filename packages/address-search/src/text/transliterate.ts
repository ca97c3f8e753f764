/** Groups of Latin letters before single ones, as passports, bank cards and messengers write Russian. */
const GROUPS: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['je', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['qu', 'кв'],
]
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'ы',
  z: 'з',
  "'": 'ь',
}
const KEYS = new RegExp(`${GROUPS.map(([latin]) => latin).join('|')}|[a-z]|(?<=[a-z])'`, 'g')
const RUSSIAN = new Map([...GROUPS, ...Object.entries(LETTERS)])

/**
 * Russian that is written in Latin letters, «klenovaya 14», in lower case; soft and hard signs, which such
 * spellings omit, stay missing. Any other text is unchanged.
 */
export const transliterate = (text: string): string =>
  text
    .replaceAll(/sky(?![a-z])/g, 'skij')
    .replaceAll(/(?<=[iy])[yj](?![a-z])/g, 'j')
    .replaceAll(/y(?=j(?![a-z]))/g, 'y')
    .replaceAll(/(?<=[aeou])y(?![aeiou])/g, 'j')
    .replaceAll(KEYS, (letters) => RUSSIAN.get(letters) ?? letters)
