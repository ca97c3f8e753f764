import pg from 'pg'
import { UNLIMITED } from '../../../platform/db/connection-terms.ts'
import { LoadError } from '../load-error.ts'

/** Any number will do, as long as every process takes the same one. */
const REGISTER_LOCK = 7_318_060

/**
 * Runs `work` while no other command works on the register; the second one is refused at once. The lock ends with its
 * connection, however the process ends. It is held in a transaction of its own that does nothing else: a session lock would
 * stay with a pooler.
 */
export async function holdRegister<Result>(
  connectionString: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, ...UNLIMITED })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
      REGISTER_LOCK,
    ])
    if (rows[0]?.held !== true)
      throw new LoadError('Реестр уже загружает другая команда: дождитесь ее конца.')
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
