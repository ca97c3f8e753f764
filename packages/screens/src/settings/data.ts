import type { ConsentView, ExportView } from '@proverka/api/contract'
import { queryOf } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { getQueryClient } from '../data/query-client.ts'
import { useShownLoading } from '../data/use-shown-loading.ts'
import { visitorAtom } from '../session/state.ts'
import { store } from '../start/store.ts'
import { getSettingsApi } from './settings-api.ts'

/**
 * Whether queries for signed-in users may run, both at the last render and now: after a sign-out all queries are
 * refetched before the next render. Each render returns a new function, so that a sign-in is noticed.
 */
function useForUser(): () => boolean {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  return () => isUser && store.get(visitorAtom).kind === 'user'
}

const MAKING_MS = 1500

const areas = {
  account: () => queryOf(getSettingsApi(), 'account', 'getAccount', {}),
  sessions: () => queryOf(getSettingsApi(), 'account', 'listSessions', {}),
  consents: () => queryOf(getSettingsApi(), 'account', 'listConsents', {}),
  exported: () => queryOf(getSettingsApi(), 'account', 'getExport', {}),
  removal: () => queryOf(getSettingsApi(), 'account', 'getRemoval', {}),
  apiToken: () => queryOf(getSettingsApi(), 'apiToken', 'getApiToken', {}),
}

export function useAccount() {
  const enabled = useForUser()
  return useShownLoading(useQuery({ ...areas.account(), enabled }))
}

export function useSessions() {
  const enabled = useForUser()
  return useQuery({ ...areas.sessions(), enabled })
}

export function useConsents() {
  const enabled = useForUser()
  return useQuery({ ...areas.consents(), enabled })
}

export function useApiToken() {
  const enabled = useForUser()
  return useQuery({ ...areas.apiToken(), enabled })
}

/** Asked again while the archive is being made. */
export function useExport() {
  const enabled = useForUser()
  return useQuery({
    ...areas.exported(),
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? MAKING_MS : false),
  })
}

export function useRemoval() {
  const enabled = useForUser()
  return useQuery({ ...areas.removal(), enabled })
}

/** The account as the page shows it now. */
export const readAccount = () => getQueryClient().getQueryData(areas.account().queryKey)

/** Has a part of the page asked again; what shows stays until the answer. */
export function askAgain(...names: readonly (keyof typeof areas)[]): Promise<unknown> {
  return Promise.all(
    names.map((name) => getQueryClient().invalidateQueries({ queryKey: areas[name]().queryKey })),
  )
}

/** Puts an answer in the place of the consents that show. */
export function putConsents(answer: readonly ConsentView[]): void {
  getQueryClient().setQueryData(areas.consents().queryKey, [...answer])
}

/** The same for the archive that was asked for. */
export function putExport(answer: ExportView): void {
  getQueryClient().setQueryData(areas.exported().queryKey, answer)
}
