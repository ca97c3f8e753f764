import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Any number will do, as long as every process takes the same one. */
const LEADER_LOCK = 7_318_003
const ASK_AGAIN_MS = 100

/**
 * Holds a lock that every process asks for, in a separate transaction: a session lock would stay with a pooler's
 * connection after its holder is gone. A waiting process polls and keeps no pooler connection meanwhile; otherwise
 * the waiting ones could take all connections from the one that works.
 */
export async function runAlone<Result>(
  connectionString: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    while (!(await tryLock(client))) {
      await client.query('rollback')
      await wait(ASK_AGAIN_MS)
    }
    return await work()
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end().catch(() => {})
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  // It idles while the work is done, and a pooler's connections have a term for that.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
    LEADER_LOCK,
  ])
  return rows[0]?.held === true
}
