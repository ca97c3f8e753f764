import { escapeMarkup } from './escape-markup.ts'

/** Text that is markup already. */
export interface Markup {
  readonly markup: string
}

type Value = Markup | readonly Markup[] | string | number | false | undefined

/** A template whose values are escaped, unless they are markup themselves; nothing else makes markup of an email. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.map((part, index) => part + toMarkup(values[index])).join('') }
}

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}
