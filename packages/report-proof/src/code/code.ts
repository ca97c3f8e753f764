/**
 * Figures and letters without 0, O, 1, I and L: 31 of them, a prime, so that the check sign misses nothing.
 *
 * @category Codes
 */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Signs of a code, the check sign included.
 *
 * @category Codes
 */
export const CODE_LENGTH = 10

/**
 * Bytes of randomness for `createCode`: with 32 of them a further draw is needed once in 10^27 times.
 *
 * @category Codes
 */
export const CODE_RANDOM_BYTES = 32

const BASE = CODE_ALPHABET.length

/** Russian letters that look like Latin ones: on a Russian keyboard they are what people type. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/**
 * What was typed or pasted (small letters, Russian look-alikes, spaces, hyphens, a whole address) as a code is written.
 *
 * @category Codes
 * @example
 * ```ts
 * import { normaliseCode } from '@proverka/report-proof/code'
 *
 * normaliseCode('7к4м9-2qxam') // '7K4M92QXAM'
 * ```
 */
export function normaliseCode(text: string): string {
  return text
    .replace(/^.*\/verify\//s, '')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}/]/gu, '')
    .replaceAll(/[А-Я]/g, (letter) => LOOKALIKES[letter] ?? letter)
}

/**
 * True for ten signs of the alphabet whose last one fits the others. Takes normalised codes only.
 *
 * @category Codes
 * @example
 * ```ts
 * import { isCode } from '@proverka/report-proof/code'
 *
 * isCode('7K4M92QXAM') // true
 * isCode('7K4M92QXAN') // false
 * ```
 */
export function isCode(code: string): boolean {
  const values = valuesOf(code)
  return values.length === CODE_LENGTH && !values.includes(-1) && weightedSum(values) === 0
}

/**
 * `7K4M92QXAB` as people read it: `7K4M9-2QXAB`.
 *
 * @category Codes
 * @example
 * ```ts
 * import { formatCode } from '@proverka/report-proof/code'
 *
 * formatCode('7K4M92QXAM') // '7K4M9-2QXAM'
 * ```
 */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
}

/**
 * A code out of random bytes: equal bytes give an equal code. Too few usable bytes are a `RangeError`.
 *
 * @category Codes
 * @example
 * ```ts
 * import { CODE_RANDOM_BYTES, createCode, isCode } from '@proverka/report-proof/code'
 *
 * isCode(createCode(crypto.getRandomValues(new Uint8Array(CODE_RANDOM_BYTES)))) // true
 * ```
 */
export function createCode(random: Uint8Array): string {
  // Bytes above the last multiple of 31 would make some signs likelier than others.
  const values = [...random].filter((byte) => byte < BASE * 8).map((byte) => byte % BASE)
  if (values.length < CODE_LENGTH - 1)
    throw new RangeError(`createCode takes ${CODE_RANDOM_BYTES} random bytes`)
  const drawn = values.slice(0, CODE_LENGTH - 1)
  const check = (BASE - weightedSum([...drawn, 0])) % BASE
  return [...drawn, check].map((value) => CODE_ALPHABET[value]).join('')
}

/** Weights 10 to 1: different and not 0, so one wrong sign and one swap of two signs change the sum (as in ISBN-10). */
function weightedSum(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (CODE_LENGTH - index), 0) % BASE
}

const valuesOf = (code: string): readonly number[] => Array.from(code, (sign) => CODE_ALPHABET.indexOf(sign))
