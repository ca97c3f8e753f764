import { StartError } from './start-error.ts'

/** The oldest PostgreSQL that the statements are written for. */
const OLDEST_POSTGRES = 15

/** Throws `StartError` for a server of before; `version` as `server_version_num` tells it, `150004`. */
export function refuseOldPostgres(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_POSTGRES)
    throw new StartError(`PostgreSQL ${major} по адресу DATABASE_URL: нужна ${OLDEST_POSTGRES} или новее.`)
}
