import { createDatabaseClock } from '../platform/db/database-clock.ts'
import { createQueries } from '../platform/db/queries/queries.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'
import { takeBounce, type TakenBounce } from '../services/outbox/take-bounce.ts'

/** The most that is read of a message: what matters is at its beginning. */
const MOST_BYTES = 1_000_000

/** `sysexits.h`: a mail server that pipes messages tries one again that ended with it. */
const TRY_LATER = 75

const WORDS: { readonly [Outcome in TakenBounce]: string } = {
  other: 'это не уведомление о доставке',
  unknown: 'такого письма от нас не было',
  passing: 'адрес остается: причина не в нем или письмо еще доставляют',
  refused: 'адрес отмечен как недоступный',
}

/**
 * `npm run bounce < message`: a delivery status notification from the pipe of a mail server. Exit code 0 whatever it says,
 * for a message that is refused here would bounce in its turn; 75 when the database does not answer.
 */
try {
  const source = await readInput()
  const database = await openDatabase(readEnv(process.env))
  try {
    const clock = await createDatabaseClock(database)
    const outcome = await takeBounce({ queries: createQueries(database), clock }, source)
    console.log(`Уведомление о доставке: ${WORDS[outcome]}.`)
  } finally {
    await database.close()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(TRY_LATER)
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    // The rest is read to its end, or anyone who pipes it would see a broken pipe.
    if (bytes < MOST_BYTES) chunks.push(chunk)
    bytes += chunk.length
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8')
}
