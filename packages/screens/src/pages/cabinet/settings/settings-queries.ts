import { queryOf } from '@proverka/api/queries'
import { queryOptions } from '@tanstack/react-query'
import type { SettingsApi } from './settings-api.ts'

/** What the panels of the settings show, each by its name. */
export const settingsQueries = {
  account: (api: SettingsApi) => queryOf(api, 'account', 'getAccount', {}),
  sessions: (api: SettingsApi) => queryOf(api, 'account', 'listSessions', {}),
  consents: (api: SettingsApi) => queryOf(api, 'account', 'listConsents', {}),
  exported: (api: SettingsApi) => queryOf(api, 'account', 'getExport', {}),
  removal: (api: SettingsApi) => queryOf(api, 'account', 'getRemoval', {}),
  apiToken: (api: SettingsApi) => queryOf(api, 'apiToken', 'getApiToken', {}),
}

/** The bytes of the logo that was loaded at that time: another one has another key, so it is never asked for again. */
export const logoQuery = (api: SettingsApi, createdAt: string) =>
  queryOptions({
    queryKey: ['account', 'downloadLogo', createdAt],
    queryFn: ({ signal }) => api.account.downloadLogo({ signal }),
  })
