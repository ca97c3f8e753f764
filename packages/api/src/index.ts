export * from './client/api-error.ts'
export { createApiClient, THROTTLE_INTERVAL_MS, THROTTLE_LIMIT } from './client/create-api-client.ts'
export type { ApiClient, ApiClientOptions, CallOptions, CallResult } from './client/create-api-client.ts'
export { OBJECT_FULL_TIMEOUT_MS } from './contract/objects.ts'
