import type { ClientOf } from '@proverka/api'
import { events } from '@proverka/api/calls'
import { comparisonQueries, isRefusal, objectQueries, queryOf } from '@proverka/api/queries'
import { isId } from '@proverka/domain'
import type { PublicObject } from '@proverka/domain/views'
import { useQuery } from '@tanstack/react-query'
import { connect, getApi } from '../../../runtime/data/api.ts'
import { getComparisonApi } from '../../../runtime/data/comparison-api.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { objectOf, type ObjectAnswer } from '../../search/object/data.ts'
import { areaText, costText, floorText, kindText } from '../../search/object/object-words.ts'

/** Own finished reports, for a choice; none for a guest. */
export function useOwnReports() {
  const enabled = useIsUser()
  return useQuery({ ...comparisonQueries.ownReports(getComparisonApi()), enabled })
}

/** Two reports of the user, each checked by the server; not asked where one of the two is a public object. */
export function useReportPair(one: string, other: string) {
  const isUser = useIsUser()
  return useQuery({
    ...comparisonQueries.sideBySide(getComparisonApi(), one, other),
    enabled: () => isId(one) && isId(other) && isUser(),
  })
}

/** What a side is without a pair of reports: one own report on an object, or the public page of an object. */
export function useSide(key: string, isAsked: boolean) {
  const isReport = isId(key)
  const isUser = useIsUser()
  const report = useQuery({
    ...comparisonQueries.oneReport(getComparisonApi(), key),
    enabled: () => isAsked && isReport && isUser(),
  })
  const object = useQuery({ ...objectQueries.base(getApi(), key), enabled: isAsked && !isReport })
  return { isReport, report, object }
}

/** The public page of an object as a side of a comparison; undefined where no register knows it. */
export function publicObject(key: string, answer: ObjectAnswer): PublicObject | undefined {
  if (!answer.confirmed) return undefined
  const object = objectOf(key, { data: answer })
  return {
    key,
    number: object.Number,
    address: object.Address,
    facts: [
      { label: 'Вид объекта', value: kindText(object) },
      { label: 'Площадь', value: areaText(object) },
      { label: 'Этаж', value: floorText(object) },
      { label: 'Кадастровая стоимость', value: costText(answer.record) },
      { label: 'Статус записи', value: object.Status },
    ],
  }
}

let market: ClientOf<{ events: typeof events }> | undefined
const marketApi = () => (market ??= connect({ events }))

/** What a flat may be worth by adverts of similar ones; not asked for what has no number or address. */
export function useFlatEstimate(address: string | undefined) {
  const query = useQuery({
    ...queryOf(marketApi(), 'events', 'estimatePrice', { body: { address: address ?? '' } }),
    enabled: address !== undefined,
  })
  return { ...query, isUnanswered: query.isError && !isRefusal(query.error) }
}
