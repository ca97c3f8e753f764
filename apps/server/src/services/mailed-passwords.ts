import type { SiteKey } from '@proverka/domain/site'
import type { AppContext } from '../context.ts'
import { newPasswordLetter } from '../mail/letters.ts'
import { hashMailedPassword, makeMailedPassword } from './passwords.ts'
import { postLetter } from './post-letter.ts'
import { endSignIns } from './sessions.ts'

const DAY_MS = 86_400_000

/** One letter that somebody asked for; a job that is done again makes no second one of it. */
export interface PasswordLetter {
  readonly letterId: string
  readonly personId: string
  readonly siteKey: SiteKey
}

/**
 * Mails a password for one login within a day; the one of an earlier letter is over (SEC-03). A repeat for the same
 * `letterId` changes nothing: the password that is on its way stays the good one.
 */
export async function mailPassword(
  context: AppContext,
  { letterId, personId, siteKey }: PasswordLetter,
): Promise<void> {
  const { persons } = context.queries
  const password = makeMailedPassword()
  const expiresAt = new Date(context.clock.now().getTime() + DAY_MS)
  await context.database.transaction(async () => {
    const person = await persons.findPerson(personId)
    if (!person || person.removed_at) return
    const letter = newPasswordLetter(context, siteKey, person, password)
    if (!(await postLetter(context, `new-password:${person.id}:${letterId}`, letter))) return
    await persons.saveMailedPassword(person.id, hashMailedPassword(person.id, password), expiresAt)
  })
}

/** Whether a password is the one of the last letter, and of the last day. */
export async function isMailedPassword(
  context: AppContext,
  personId: string,
  password: string,
): Promise<boolean> {
  const mailed = await context.queries.persons.findMailedPassword(personId)
  return (
    mailed !== undefined &&
    mailed.expires_at > context.clock.now() &&
    mailed.password_hash === hashMailedPassword(personId, password)
  )
}

/**
 * From here on neither the mailed nor the old password works, and who was signed in with the old one is out. False when
 * somebody else used it at the same time.
 */
export function useMailedPassword(context: AppContext, personId: string): Promise<boolean> {
  return context.database.transaction(async () => {
    if (!(await context.queries.persons.takeMailedPassword(personId))) return false
    await context.queries.persons.updatePasswordHash(personId, null)
    await endSignIns(context, personId)
    return true
  })
}
