import type { ClientOf } from '@proverka/api'
import { events } from '@proverka/api/calls'
import { queryOf } from '@proverka/api/queries'
import type { EndpointOf, ReplyOf, contract } from '@proverka/api/contract'
import type { ErrorCode } from '@proverka/domain/errors'
import type { ValuationValues } from '@proverka/ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { connect } from '../../../runtime/data/api.ts'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'

/** A range with what it rests on. */
export type EstimateReply = ReplyOf<EndpointOf<typeof contract.events.estimatePrice>>
/** What an estimate would compare. */
export type ComparablesReply = ReplyOf<EndpointOf<typeof contract.events.listComparables>>

let client: ClientOf<{ events: typeof events }> | undefined
const eventsApi = () => (client ??= connect({ events }))

export const useEstimate = () =>
  useMutation({
    mutationFn: (values: ValuationValues) => eventsApi().events.estimatePrice({ body: values }),
    onError: (error) => {
      // What the visitor can correct is no fault of ours.
      if (fieldOfRefusal(error) === undefined) console.error('Оценка не пришла', error)
    },
  })

/** The flats around one that got no estimate. */
export const useComparables = (flat: ValuationValues) =>
  useQuery(queryOf(eventsApi(), 'events', 'listComparables', { body: flat }))

const FIELDS: Partial<Record<ErrorCode, 'address' | 'area'>> = {
  'house/not-found': 'address',
  'estimate/number-unknown': 'address',
  'estimate/number-not-checked': 'address',
  'estimate/not-a-flat': 'address',
  'estimate/flat-closed': 'address',
  'estimate/area-missing': 'area',
}

/** The field that a refusal is about. */
export function fieldOfRefusal(error: unknown): 'address' | 'area' | undefined {
  const code = codeOfError(error)
  return code && FIELDS[code]
}
