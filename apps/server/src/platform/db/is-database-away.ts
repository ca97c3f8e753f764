/** SQLSTATE codes and system errors of a database that is not there, too slow, or out of disk. */
const AWAY_CODES = new Set([
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock time-out
  '57014', // statement time-out
  '57P01', // shut down by an admin
  '57P02', // crash of another process of the server
  '57P03', // starting up
  '57P05', // idle session time-out
  '25P03', // idle transaction time-out
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOSPC',
])

/**
 * What `pg` says without a code, PostgreSQL of a full disk with the code of an internal fault, and PgBouncer of whatever
 * happens with that of a broken protocol.
 */
const AWAY_MESSAGES =
  /query_wait_timeout|server conn crashed|server closed the connection|cannot connect to server|server_login_retry|client_login_timeout|max_client_conn|could not write init file|Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/

/** Whether a failure says that the database cannot be had now: the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && AWAY_CODES.has(code)) return true
  return AWAY_MESSAGES.test(error.message) || (error.cause !== undefined && isDatabaseAway(error.cause))
}
