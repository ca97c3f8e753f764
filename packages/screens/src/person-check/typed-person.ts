import { parseDate } from '@proverka/domain'

/** The start of a person form, as another form handed it over. */
export type TypedPerson = Partial<
  Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>
>

/** Takes a full name apart the Russian way: family name, given name, the rest. */
export function splitFullName(fullName: string): TypedPerson {
  const [lastName = '', firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { lastName, firstName, middleName: rest.join(' ') }
}

/** What the short form of a home page typed into the address when no script was there to do better. */
export function typedPersonOf(query: URLSearchParams): TypedPerson | undefined {
  const fullName = query.get('fullName')
  if (!fullName) return undefined
  const date = query.get('birthDate') ?? ''
  return { ...splitFullName(fullName), birthDate: parseDate(date) ?? date, region: query.get('region') ?? '' }
}
