import { reportKeys, reportQueries } from '@proverka/api/queries'
import type { faultSchema } from '@proverka/api/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { InferOutput } from 'valibot'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { untilVisitorKnown } from '../../../runtime/session/until-visitor-known.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'

export type Fault = InferOutput<typeof faultSchema>

/** What was reported about a report; asked again while an answer may come. */
export function useFaults(itemId: string) {
  // A server-rendered report is on the page before the visitor is known.
  const isKnown = useAtomValue(visitorAtom).kind !== 'unknown'
  return useQuery({ ...reportQueries.faults(getApi(), itemId), enabled: isKnown })
}

/** Reports a fault; what was typed stays in the form when it was not taken. */
export function useReportFault(itemId: string) {
  const client = useQueryClient()
  const key = useRepeatKey()
  return useMutation({
    mutationFn: async (text: string) => {
      // Sent before the session is known, it would go without a user.
      await untilVisitorKnown()
      const idempotencyKey = key.of({ itemId, text })
      return getApi().reports.reportFault({ params: { id: itemId }, body: { text }, idempotencyKey })
    },
    onSuccess: () => {
      key.fulfilled()
      return client.invalidateQueries({ queryKey: reportKeys.faults(itemId) })
    },
    onError: (error) => {
      console.error('Сообщение об ошибке не принято', error)
    },
  })
}
