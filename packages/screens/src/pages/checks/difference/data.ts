import { comparisonQueries } from '@proverka/api/queries'
import type { ownReportSchema } from '@proverka/api/contract'
import { useQuery } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import { getComparisonApi } from '../../../runtime/data/comparison-api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'

/** A finished report of the user. */
export type OwnReport = InferOutput<typeof ownReportSchema>

export function useDifference(id: string, otherId: string) {
  const enabled = useIsUser()
  return useShownLoading(
    useQuery({ ...comparisonQueries.difference(getComparisonApi(), id, otherId), enabled }),
  )
}

/** Other reports of the user on the subject of one; the caller says whether there is a report to ask about. */
export function useSameSubject(id: string, isDone = true) {
  const isUser = useIsUser()
  return useQuery({
    ...comparisonQueries.ownReports(getComparisonApi(), id),
    enabled: () => isDone && isUser(),
  })
}

export const useDifferenceFile = (id: string, other_id: string) =>
  useDownload(
    (type: 'pdf' | 'json') =>
      getComparisonApi().comparison.downloadDifference({ params: { id, other_id }, query: { type } }),
    (fileType) => recordEvent('download', { orderItemId: id, fileType }),
  )
