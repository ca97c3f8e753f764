const rules = new Intl.PluralRules('ru-RU')

/** The form of a Russian noun after a number: `plural(3, 'день', 'дня', 'дней')` is «дня». Fractions take the second. */
export function plural(count: number, one: string, few: string, many: string): string {
  switch (rules.select(Math.abs(count))) {
    case 'one':
      return one
    case 'few':
    case 'other':
      return few
    default:
      return many
  }
}
