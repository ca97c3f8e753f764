import { plainText } from '@proverka/domain'

/** Without the name of the field in front, such as «ИНН:», and without the punctuation of the sentence behind. */
export function withoutLabel(text: string, label: RegExp): string {
  const plain = plainText(text).trim()
  const named = label.exec(plain)
  return named?.index === 0
    ? plain.slice(named[0].length).replace(/[\s.,;]+$/, '')
    : plain.replace(/[.,;]$/, '')
}
