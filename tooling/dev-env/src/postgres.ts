export { askPostgres } from './postgres/ask-postgres.ts'
export { serverUser } from './postgres/server-user.ts'
export { startPostgres } from './postgres/start-postgres.ts'
