import { isMoving, orderKeys, orderQueries } from '@proverka/api/queries'
import type { orderViewSchema } from '@proverka/api/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { useLiveChanges } from '../../../runtime/live/use-live-changes.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'

export type OrderView = InferOutput<typeof orderViewSchema>
export type OrderPart = OrderView['items'][number]
export type OrderFile = OrderView['files'][number]

/** One order with its parts, updated while something is pending (REPORT-01). */
export function useOrder(orderId: string, isKnown: boolean) {
  const client = useQueryClient()
  const [isStreaming, setStreaming] = useState(false)
  const query = useShownLoading(
    useQuery({ ...orderQueries.one(getApi(), orderId, isStreaming), enabled: isKnown }),
  )
  useLiveChanges({
    isMoving: isKnown && query.data !== undefined && query.data.paid_at !== null && isMoving(query.data),
    watch: (signal) => getApi().orders.watchOrder({ params: { id: orderId }, signal }),
    onChange: () => void client.invalidateQueries({ queryKey: orderKeys.one(orderId), exact: true }),
    onLive: setStreaming,
  })
  return query
}

/** Has a link to the order mailed to the order's own address. */
export function useSendLink({ id, email }: OrderView) {
  return useMutation({
    mutationFn: () => getApi().orders.sendOrderLink({ params: { id } }),
    onSuccess: () => notify('success', `Ссылка ушла на ${email}`),
    onError: (error) => {
      console.error('Ссылка не отправлена', error)
      notifyError(error)
    },
  })
}

/** Puts the address of an unpaid order right. */
export function useCorrectEmail({ id }: OrderView) {
  const client = useQueryClient()
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (email: string) =>
      getApi().orders.correctOrderEmail({ params: { id }, body: { email }, idempotencyKey: key.of(email) }),
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.one(id) }),
  })
}

/** Saves a file of the order under the name that the server gives it. */
export const useOrderFile = ({ id }: OrderView) =>
  useDownload(
    ({ file_type, order_item_id }: OrderFile) =>
      getApi().files.downloadOrder({
        query: { orderID: id, fileType: file_type, ...(order_item_id && { order_item_id }) },
      }),
    ({ file_type }) => recordEvent('download', { orderId: id, fileType: file_type }),
  )
