import { numbersInText } from '@proverka/domain/property'

/** Numbers of a pasted list or text; entries of other spellings are parted by commas, line ends or semicolons with a space. */
export function splitCadastralNumbers(text: string): readonly string[] {
  const numbers = numbersInText(text)
  if (numbers.length > 1) return numbers
  const entries = text.split(/,|\n|; /).filter((entry) => entry.trim() !== '')
  // «77,01,0001001,1» is one number with commas in it, not a list.
  const isList = entries.length > 1 && entries.every((entry) => entry.replaceAll(/\D/g, '').length >= 11)
  return isList ? entries : [text]
}

/** Whether a text names a whole number, with or without other words. */
export const namesNumber = (text: string): boolean => numbersInText(text).length > 0
