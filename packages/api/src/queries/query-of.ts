import { queryOptions } from '@tanstack/react-query'

/** Names of calls that only read. What a GET changes (an invoice, a code by SMS) is named by what it does. */
export type ReadName =
  `${'check' | 'count' | 'estimate' | 'find' | 'get' | 'list' | 'search' | 'suggest' | 'view'}${string}`

type Reads<Area> = keyof Area & ReadName

type InputOf<Call> = Call extends (...input: infer Input) => unknown ? Input : never
type AnswerOf<Call> = Call extends (...input: never[]) => Promise<infer Answer> ? Answer : never

/**
 * The query of any call that reads: `useQuery(queryOf(api, 'admin', 'getStats', { query: period }))`. Its key is area,
 * name and input, so `['admin']` invalidates a whole area. Leaving the screen cancels the call. Prefer the factory of a
 * call where there is one: it also knows when to refetch.
 */
export function queryOf<Api, Area extends keyof Api & string, Name extends Reads<Api[Area]> & string>(
  api: Api,
  area: Area,
  name: Name,
  ...[input]: InputOf<Api[Area][Name]>
) {
  const call = api[area][name] as (input: object) => Promise<AnswerOf<Api[Area][Name]>>
  return queryOptions({
    queryKey: [area, name, input] as const,
    queryFn: ({ signal }) => call({ ...(input as object | undefined), signal }),
  })
}
