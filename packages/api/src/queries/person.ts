import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'

export const personQueries = {
  settings: (api: ApiPart<'person'>) =>
    queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.person.getSettings({ signal }) }),
  /** The last characters of the API token, null before the first one. */
  apiToken: (api: ApiPart<'apiToken'>) =>
    queryOptions({ queryKey: ['api-token'], queryFn: ({ signal }) => api.apiToken.getApiToken({ signal }) }),
}
