import { retainedUntil } from '@proverka/domain/legal'
import { REGISTERED_TABLES } from '../../platform/db/data-register/tables.ts'
import { FILE_KINDS } from '../../adapters/storage/file-kinds.ts'
import type { ErasedUser } from '../../platform/db/queries/retention/account-removal.ts'
import { removeAfterCommit, type DestructionContext } from './destroy-reports.ts'
import type { Destroyed } from './write-act.ts'

/**
 * Destroys all of an account but what the law keeps: rows at once, files and copies of messages after the commit. Answers
 * what was destroyed, for the act. In a transaction that holds the user.
 */
export async function eraseAccount(
  context: DestructionContext,
  user: ErasedUser,
): Promise<readonly Destroyed[]> {
  const { accountRemoval } = context.queries
  const now = context.clock.now()
  const subject = `account:${user.id}`
  const files = await accountRemoval.listFileKeys(user)
  const messages = await accountRemoval.listMessageKeys(user)
  const kept = retainedUntil(now, await accountRemoval.findLastPaid(user.id))
  const erased = await accountRemoval.eraseUser(user, now, kept)
  removeAfterCommit(context, files)
  context.database.afterCommit(() => {
    void Promise.all([context.mailer.sent?.forget(messages), context.sms.sent?.forget(messages)]).catch(
      (error: unknown) => context.log.warn({ err: error }, 'copies of messages are left to their term'),
    )
  })
  return [
    ...erased.map(({ table, count }) => ({
      kind: REGISTERED_TABLES[table].kind ?? 'account',
      subject,
      place: table,
      count,
    })),
    ...[...Map.groupBy(files, (key) => key.split('/')[0] ?? '')].map(([folder, { length: count }]) => ({
      kind: FILE_KINDS[folder] ?? 'files',
      subject,
      place: `files/${folder}`,
      count,
    })),
  ]
}
