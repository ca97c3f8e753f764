import { isSettled, orderKeys, reportKeys, reportQueries } from '@proverka/api/queries'
import type { orderItemViewSchema } from '@proverka/api/contract'
import type { OwnerMetadata } from '@proverka/domain/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { useLiveChanges } from '../../../runtime/live/use-live-changes.ts'

export type OrderItemView = InferOutput<typeof orderItemViewSchema>

/** A bought item with its report, updated while it is pending (REPORT-01). */
export function useReport(itemId: string, isKnown: boolean) {
  const client = useQueryClient()
  const [isStreaming, setStreaming] = useState(false)
  const query = useShownLoading(
    useQuery({ ...reportQueries.byItem(getApi(), itemId, isStreaming), enabled: isKnown }),
  )
  useLiveChanges({
    isMoving: isKnown && query.data !== undefined && !isSettled(query.data),
    watch: (signal) => getApi().reports.watchReport({ params: { id: itemId }, signal }),
    onChange: () => void client.invalidateQueries({ queryKey: reportKeys.byItem(itemId) }),
    onLive: setStreaming,
  })
  return query
}

export type ReportFileType = 'pdf' | 'xlsx' | 'json' | 'xml'

/** A document of the report, saved under the name that the server gives it. */
export const useReportFile = ({ order_id, order_item_id }: OrderItemView) =>
  useDownload(
    (fileType: ReportFileType) =>
      getApi().files.downloadOrder({ query: { orderID: order_id, order_item_id, fileType } }),
    (fileType) => recordEvent('download', { orderItemId: order_item_id, fileType }),
  )

/** Puts the question to a source once more. */
export function useRestart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => getApi().risk.restartTask({ body: { task_id: taskId } }),
    // The report is on its own page and on that of its order.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: reportKeys.all }),
        client.invalidateQueries({ queryKey: orderKeys.all }),
      ]),
    onError: (error) => {
      console.error('Повтор не принят', error)
      notifyError(error)
    },
  })
}

/** Names the owner that an item was waiting for. */
export function useGiveOwner(itemId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (metadata: OwnerMetadata) =>
      getApi().reports.updateOrderItem({ body: { order_item_id: itemId, metadata } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reportKeys.byItem(itemId) }),
  })
}
