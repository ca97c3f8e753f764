/** Latin letters that look like Russian ones, for words that mix both. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
}

const MIXED_WORD = /[a-z]*[а-я][a-zа-я]*[a-z][a-zа-я]*|[a-z]+[а-я][a-zа-я]*/g

/** Lower case, `ё` as `е`, look-alike letters of mixed words as Russian ones. Keeps the length of composed text. */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase().replaceAll('ё', 'е')
  if (!/[a-z]/.test(lower) || !/[а-я]/.test(lower)) return lower
  return lower.replaceAll(MIXED_WORD, (word) =>
    word.replaceAll(/[a-z]/g, (letter) => LOOK_ALIKES[letter] ?? letter),
  )
}
