import type { StoredObject } from '@proverka/address-search'

const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю'
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

const inLatinLayout = (text: string): string =>
  text.toLowerCase().replaceAll(/[а-я]/g, (letter) => LATIN[RUSSIAN.indexOf(letter)] ?? letter)

/** Without the marks of kinds and houses. */
const bare = (address: string): string =>
  address
    .toLowerCase()
    .replaceAll(/(?<!\p{L})(?:г|ул|д|кв|пр-кт|обл|р-н|пер|с|п|к|стр)(?!\p{L})\.?/gu, ' ')
    .replaceAll(/[.,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Two neighbouring letters of the longest word change places. */
function withTypo(address: string): string {
  const [longest = ''] = (address.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)
  const at = Math.floor(longest.length / 2)
  const wrong = longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2)
  return address.replace(longest, wrong)
}

/** How people ask for objects: as registers write them, and in their own ways. */
export const addressQuestions = (objects: readonly StoredObject[]): readonly string[] =>
  objects.flatMap(({ number, address }) => [
    address,
    bare(address),
    inLatinLayout(bare(address)),
    withTypo(address),
    address.split(', ').toReversed().join(', '),
    ...(number === null ? [] : [number, number.replaceAll(':', ' '), number.replaceAll(':', '')]),
  ])

/** Beginnings of addresses and numbers. */
export const unfinishedQuestions = (objects: readonly StoredObject[]): readonly string[] =>
  objects.flatMap(({ number, address }) => {
    const text = bare(address)
    return [
      ...[0.3, 0.6, 0.9].map((share) => text.slice(0, Math.ceil(text.length * share))),
      inLatinLayout(text.slice(0, Math.ceil(text.length / 2))),
      withTypo(text.replace(/[\d\s]+.*$/, '')),
      ...(number === null ? [] : [number.slice(0, -1), number.slice(0, 7)]),
    ]
  })
