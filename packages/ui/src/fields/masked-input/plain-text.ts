/**
 * What a paste brings along unseen is taken out (soft hyphens, joiners, marks of direction), full-width characters and
 * dashes of all kinds become the plain ones.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** Without the name of the field in front, such as «ИНН:», and without the punctuation of the sentence behind. */
export function withoutLabel(text: string, label: RegExp): string {
  const plain = plainText(text).trim()
  const named = label.exec(plain)
  return named?.index === 0
    ? plain.slice(named[0].length).replace(/[\s.,;]+$/, '')
    : plain.replace(/[.,;]$/, '')
}
