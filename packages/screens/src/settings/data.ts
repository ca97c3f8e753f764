import type { ConsentView, ExportView } from '@proverka/api/contract'
import { queryOf } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { getQueryClient } from '../data/query-client.ts'
import { visitorAtom } from '../session/state.ts'
import { store } from '../start/store.ts'
import { getSettingsApi } from './settings-api.ts'

/** Asked for signed-in people only, at the very moment: after a sign-out everything is asked again. */
const enabled = () => store.get(visitorAtom).kind === 'user'

const MAKING_MS = 1500

const areas = {
  account: () => queryOf(getSettingsApi(), 'account', 'getAccount', {}),
  sessions: () => queryOf(getSettingsApi(), 'account', 'listSessions', {}),
  consents: () => queryOf(getSettingsApi(), 'account', 'listConsents', {}),
  exported: () => queryOf(getSettingsApi(), 'account', 'getExport', {}),
  removal: () => queryOf(getSettingsApi(), 'account', 'getRemoval', {}),
  apiToken: () => queryOf(getSettingsApi(), 'apiToken', 'getApiToken', {}),
}

// Each hook reads the visitor: the page is drawn again when it is known who is here, and the questions go out.

export function useAccount() {
  useAtomValue(visitorAtom)
  return useQuery({ ...areas.account(), enabled })
}

export function useSessions() {
  useAtomValue(visitorAtom)
  return useQuery({ ...areas.sessions(), enabled })
}

export function useConsents() {
  useAtomValue(visitorAtom)
  return useQuery({ ...areas.consents(), enabled })
}

export function useApiToken() {
  useAtomValue(visitorAtom)
  return useQuery({ ...areas.apiToken(), enabled })
}

/** Asked again while the archive is being made. */
export function useExport() {
  useAtomValue(visitorAtom)
  return useQuery({
    ...areas.exported(),
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? MAKING_MS : false),
  })
}

export function useRemoval() {
  useAtomValue(visitorAtom)
  return useQuery({ ...areas.removal(), enabled })
}

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
