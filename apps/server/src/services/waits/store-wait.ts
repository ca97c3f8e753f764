import { randomBytes, randomUUID } from 'node:crypto'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** What every row of a waiting address has. */
interface WaitRow {
  readonly id: string
  readonly site: string
  readonly email: string
  readonly token_hash: string
  readonly created_at: Date
  readonly confirmed_at: Date | null
}

interface Wait {
  readonly site: string
  readonly email: string
  /** What the token of its link begins with. */
  readonly tokenKind: string
  /** Of the email, before the id of the row. */
  readonly emailKind: string
}

interface WaitQueries<Row> {
  readonly findAddress: (site: string, email: string) => Promise<'confirmed' | 'asked' | undefined>
  readonly insertWait: (row: Row & WaitRow) => Promise<boolean>
}

/**
 * Stores an address that waits for something. An unknown one gets one email: its link confirms all that the address was left
 * for at the site.
 */
export async function storeWait<Row extends object>(
  context: AppContext,
  queries: WaitQueries<Row>,
  { site, email, tokenKind, emailKind }: Wait,
  row: Row,
  letter: (token: string) => EmailContent,
): Promise<void> {
  const now = context.clock.now()
  const token = `${tokenKind}_${randomBytes(32).toString('base64url')}`
  const id = randomUUID()
  await context.database.transaction(async () => {
    const known = await queries.findAddress(site, email)
    const confirmed_at = known === 'confirmed' ? now : null
    const common = { id, site, email, token_hash: sha256(token), created_at: now, confirmed_at }
    const isNew = await queries.insertWait({ ...row, ...common })
    if (isNew && !known) await enqueueEmail(context, `${emailKind}:${id}`, letter(token))
  })
}
