/** Legal forms and the mark of the number: people vary or omit them, so the search ignores them. */
const FORMS = new Set(
  `ооо ао пао нао зао оао ано нко ип общество с ограниченной ответственностью акционерное публичное непубличное закрытое
  открытое индивидуальный предприниматель инн`.split(/\s+/),
)

/**
 * A company's name, or what is typed of it, as the words that the search compares: lower case, without quotes and legal
 * forms. A text of nothing but forms is its last word, which may yet become a name: «зао» begins «заозерный».
 */
export function companyWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !FORMS.has(word))
  return telling.length > 0 ? telling : words.slice(-1)
}
