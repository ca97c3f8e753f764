import { parseDate } from '@proverka/domain'

/** The start of a person form, as another form handed it over. */
export type TypedPerson = Partial<
  Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>
>

/** What the short form of a home page typed into the address when no script was there to do better. */
export function typedPersonOf(query: URLSearchParams): TypedPerson | undefined {
  const fullName = query.get('fullName')
  if (!fullName) return undefined
  const date = query.get('birthDate') ?? ''
  return { lastName: fullName, birthDate: parseDate(date) ?? date, region: query.get('region') ?? '' }
}
