import { moneyQueries, partnerQueries, payerQueries } from '@proverka/api/queries'
import type { PayerForm } from '@proverka/domain/accounts'
import type { MovementKind } from '@proverka/domain/orders'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { balanceRiseAtom } from '../../../runtime/session/state.ts'
import { rereadBalance } from '../../../runtime/session/verify-session.ts'
import { store } from '../../../runtime/state/store.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'

/** A page of the movements and what is on the balance now. */
export function useMovements(page: number, kind: MovementKind | undefined) {
  return useShownLoading(
    useQuery({
      ...moneyQueries.transactions(getApi(), page, undefined, kind),
      enabled: useIsUser(),
      placeholderData: keepPreviousData,
    }),
  )
}

export function useInvoices() {
  return useQuery({ ...moneyQueries.invoices(getApi()), enabled: useIsUser() })
}

export function usePayers() {
  return useQuery({ ...payerQueries.list(getApi()), enabled: useIsUser() })
}

/** People who came by the link, a page. */
export function useInvited(page: number) {
  return useQuery({
    ...partnerQueries.invited(getApi(), page),
    enabled: useIsUser(),
    placeholderData: keepPreviousData,
  })
}

/** What is on the balance has changed: the header, the page and all lists are asked again. */
export async function refreshBalance(): Promise<void> {
  await rereadBalance()
  const amount = store.get(balanceRiseAtom)
  if (amount !== undefined) recordEvent('balance_up', { amount })
  refreshQueries()
}

/** Takes new requisites, or changes those of a payer. */
export function useSavePayer(payerId: string | undefined) {
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (form: PayerForm) =>
      payerId === undefined
        ? getApi().payers.addPayer({ body: form, idempotencyKey: key.of(form) })
        : getApi().payers.updatePayer({ body: { payer_id: payerId, ...form } }),
    onSuccess: () => {
      key.fulfilled()
      refreshQueries()
    },
    onError: (error) => console.error('Плательщик не записан', error),
  })
}

export function useRemovePayer() {
  return useMutation({
    mutationFn: (payer_id: string) =>
      ignoreNotFound(getApi().payers.removePayer({ query: { payer_id } }), 'payer/not-found'),
    onSuccess: refreshQueries,
    onError: (error) => console.error('Плательщик не удален', error),
  })
}

export const useInvoiceFile = () =>
  useDownload((id: string) => getApi().orders.downloadInvoice({ params: { id } }))

export const useMovementsFile = () =>
  useDownload((kind: MovementKind | undefined) => getApi().orders.downloadTransactions({ query: { kind } }))

export function useRedeemPromocode() {
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (code: string) =>
      getApi().orders.redeemPromocode({ body: { code }, idempotencyKey: key.of(code) }),
    onSuccess: () => {
      key.fulfilled()
      return refreshBalance()
    },
  })
}
