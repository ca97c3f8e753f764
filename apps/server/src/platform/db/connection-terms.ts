import type pg from 'pg'
import { StartError } from './start-error.ts'

/**
 * What a call waits for at most, in ms: a connection, a statement, a lock, the next statement of a transaction. The
 * server ends what is too long; `query_timeout` is for one that has stopped answering and ends nothing any more.
 */
const LIMITS_MS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
} as const satisfies pg.PoolConfig

/** These limits, longer by a factor. */
export const limitsTimes = (factor = 1): pg.PoolConfig =>
  Object.fromEntries(Object.entries(LIMITS_MS).map(([name, ms]) => [name, ms * factor]))

const TERMS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const

/** For commands that no user waits for: statements have no time limit, whatever the role is configured with. */
export const UNLIMITED: pg.ClientConfig = { options: TERMS.map((name) => `-c ${name}=0`).join(' ') }

/** Reads what `refuseLostTerms` judges. */
export const READ_TERMS = TERMS.map((name) => `current_setting('${name}') as ${name}`).join(', ')

export type ConnectionTerms = Readonly<Record<(typeof TERMS)[number], string>>

const GUIDE = 'docs/operation/several-servers.md'

/**
 * A pooler may swallow what a connection is opened with: statements without an end, or migrations with one. Throws
 * `StartError` for both.
 */
export function refuseLostTerms(terms: ConnectionTerms, isPatient: boolean): void {
  if (isPatient && TERMS.some((name) => terms[name] !== '0')) throw directUrlMissing()
  const lost = TERMS.filter((name) => terms[name] === '0')
  if (!isPatient && lost.length > 0) {
    throw new StartError(
      `Пулер по адресу DATABASE_URL не передает базе ${lost.join(', ')}: задайте их в его connect_query (${GUIDE}).`,
    )
  }
}

/** What an operator reads when a database cannot be opened. */
export function openingError(error: unknown, isPatient: boolean): StartError {
  if (error instanceof StartError) return error
  const reason = error instanceof Error ? error.message : String(error)
  // PgBouncer's words for a parameter that is not among its `ignore_startup_parameters`.
  const isPooler = reason.includes('unsupported startup parameter')
  if (isPooler && isPatient) return directUrlMissing()
  return new StartError(
    isPooler
      ? `Пулер по адресу DATABASE_URL отклоняет соединение: ${reason}. Образец его настроек — deploy/pgbouncer.ini (${GUIDE}).`
      : `База данных по адресу DATABASE_URL не отвечает: ${reason}.`,
  )
}

const directUrlMissing = () =>
  new StartError(
    `Миграциям и копиям нужно соединение без сроков, мимо пулера: укажите в DATABASE_DIRECT_URL адрес самой PostgreSQL (${GUIDE}).`,
  )
