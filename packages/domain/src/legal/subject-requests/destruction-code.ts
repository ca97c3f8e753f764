/** Letters and digits of a code of an act: none looks like another one. */
export const DESTRUCTION_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Letters of a code: 99 bits, which nobody guesses. */
export const DESTRUCTION_CODE_LENGTH = 20

const GROUP = 5

/** Russian letters that are typed for the Latin ones that they look like. */
const TYPED_FOR: Readonly<Record<string, string>> = {
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

/** What is said of a code that cannot be one. */
export const DESTRUCTION_CODE_MESSAGE = `Код — ${DESTRUCTION_CODE_LENGTH} латинских букв и цифр, как в письме`

/** A code as it is stored: capital letters without hyphens and spaces; undefined for what cannot be a code. */
export function normaliseDestructionCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s‐‑–—-]/gu, '')
    .replaceAll(/[А-Я]/gu, (letter) => TYPED_FOR[letter] ?? letter)
  const isCode =
    letters.length === DESTRUCTION_CODE_LENGTH &&
    [...letters].every((letter) => DESTRUCTION_CODE_LETTERS.includes(letter))
  return isCode ? letters : undefined
}

/** A code as people read it: «ABCDE-FGHJK-MNPQR-STUVW». */
export function formatDestructionCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []).join('-')
}
