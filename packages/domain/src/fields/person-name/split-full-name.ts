/** A full name in its parts; what is not there is empty. */
export interface FullName {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
}

const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|инична)$/i

/** Words of a name as they were typed. */
export function nameWords(text: string): readonly string[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
}

/**
 * Takes a full name apart the Russian way: family name, given name, the rest («Ладогин Арсений Петрович оглы»). A
 * patronymic in the second place says that the family name stands last («Арсений Петрович Ладогин»).
 */
export function splitFullName(text: string): FullName {
  const words = nameWords(text)
  const [first = '', second = '', third = '', ...rest] = words
  if (words.length === 3 && PATRONYMIC.test(second) && !PATRONYMIC.test(third))
    return { lastName: third, firstName: first, middleName: second }
  return { lastName: first, firstName: second, middleName: [third, ...rest].filter(Boolean).join(' ') }
}
