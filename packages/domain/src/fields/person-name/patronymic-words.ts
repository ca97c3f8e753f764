/** What is known of a patronymic. */
interface Patronymic {
  readonly middleName?: string | undefined
  readonly noMiddleName?: boolean | undefined
}

/** Says why a name has no patronymic; undefined where it has one. */
export function patronymicWords({ middleName, noMiddleName }: Patronymic): string | undefined {
  if (middleName) return undefined
  return noMiddleName ? 'отчества нет' : 'отчество не указано'
}
