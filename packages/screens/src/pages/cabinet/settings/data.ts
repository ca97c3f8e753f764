import type { ConsentView, ExportView } from '@proverka/api/contract'
import { useQuery } from '@tanstack/react-query'
import { getQueryClient } from '../../../runtime/data/query-client.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { getWatchApi } from '../watches/watch-api.ts'
import { getSettingsApi } from './settings-api.ts'
import { settingsQueries } from './settings-queries.ts'

const MAKING_MS = 1500

export function useAccount() {
  const enabled = useIsUser()
  return useShownLoading(useQuery({ ...settingsQueries.account(getSettingsApi()), enabled }))
}

export function useSessions() {
  const enabled = useIsUser()
  return useQuery({ ...settingsQueries.sessions(getSettingsApi()), enabled })
}

export function useConsents() {
  const enabled = useIsUser()
  return useQuery({ ...settingsQueries.consents(getSettingsApi()), enabled })
}

export function useApiToken() {
  const enabled = useIsUser()
  return useQuery({ ...settingsQueries.apiToken(getSettingsApi()), enabled })
}

export const webhookKey = ['webhook'] as const

/** Where the client's program is called. */
export function useWebhook() {
  const enabled = useIsUser()
  return useQuery({
    queryKey: webhookKey,
    queryFn: ({ signal }) => getWatchApi().watches.getWebhook({ signal }),
    enabled,
  })
}

/** Asked again while the archive is being made. */
export function useExport() {
  const enabled = useIsUser()
  return useQuery({
    ...settingsQueries.exported(getSettingsApi()),
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? MAKING_MS : false),
  })
}

export function useRemoval() {
  const enabled = useIsUser()
  return useQuery({ ...settingsQueries.removal(getSettingsApi()), enabled })
}

/** The account as the page shows it now. */
export const readAccount = () =>
  getQueryClient().getQueryData(settingsQueries.account(getSettingsApi()).queryKey)

/** Has a part of the page asked again; what shows stays until the answer. */
export function askAgain(...names: readonly (keyof typeof settingsQueries)[]): Promise<unknown> {
  return Promise.all(
    names.map((name) =>
      getQueryClient().invalidateQueries({ queryKey: settingsQueries[name](getSettingsApi()).queryKey }),
    ),
  )
}

/** Puts an answer in the place of the consents that show. */
export function putConsents(answer: readonly ConsentView[]): void {
  getQueryClient().setQueryData(settingsQueries.consents(getSettingsApi()).queryKey, [...answer])
}

/** The same for the archive that was asked for. */
export function putExport(answer: ExportView): void {
  getQueryClient().setQueryData(settingsQueries.exported(getSettingsApi()).queryKey, answer)
}
