import { orderQueries } from '@proverka/api/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import type { OrderPlace } from './order-filter.ts'

/** One page of the person's orders; the previous one stays in view while the next is loading. */
export function useOrders({ filter, page }: OrderPlace) {
  const enabled = useIsUser()
  return useShownLoading(
    useQuery({
      ...orderQueries.list(getApi(), filter, page - 1),
      placeholderData: keepPreviousData,
      enabled,
    }),
  )
}

/** How many orders there are in each state, of a month or of all. */
export function useOrderSummary(month?: string) {
  const enabled = useIsUser()
  return useQuery({ ...orderQueries.summary(getApi(), month), placeholderData: keepPreviousData, enabled })
}

/** All files of several orders in one archive. */
export const useArchiveOfOrders = () =>
  useDownload((orderIds: readonly string[]) =>
    getApi().orders.downloadOrders({ query: { ids: orderIds.join(',') } }),
  )

/** All files of an order in one archive. */
export const useArchive = () =>
  useDownload((orderId: string) =>
    getApi().files.downloadOrder({ query: { orderID: orderId, fileType: 'zip' } }),
  )
