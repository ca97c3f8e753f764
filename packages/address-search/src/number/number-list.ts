/** Entries of a pasted list, parted by commas, line ends or semicolons with a space; a single number is one entry. */
export function splitCadastralNumbers(text: string): readonly string[] {
  const entries = text.split(/,|\n|; /).filter((entry) => entry.trim() !== '')
  // «77,01,0001001,1» is one number with commas in it, not a list.
  const isList = entries.length > 1 && entries.every((entry) => entry.replaceAll(/\D/g, '').length >= 11)
  return isList ? entries : [text]
}
