export { findFreePort } from './free-port.ts'
export { startPostgres, type RunningPostgres } from './postgres/start-postgres.ts'
export type { PaymentProvider } from '@proverka/server'
export { startDevServer, type DevServer, type DevServerOptions } from './start-dev-server.ts'
