import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { newPasswordLetter } from '../../mail/letters.ts'
import { hashPassword, makeMailedPassword } from '../../services/passwords.ts'
import { postLetter } from '../../services/post-letter.ts'

const DAY_MS = 86_400_000

/** Mails a password for one login; the same answer, after the same work, for addresses nobody has (SEC-03, SEC-04). */
export const resetPassword =
  (context: AppContext): Handlers['auth']['resetPassword'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('reset', `${call.ip} ${body.username}`)
    const password = makeMailedPassword()
    const hash = await hashPassword(password)
    const now = context.clock.now()
    await context.database.transaction(async () => {
      const persons = context.queries.persons
      const person = await persons.findPersonByEmail(body.username)
      if (!person || person.removed_at) return
      await persons.saveMailedPassword(person.id, hash, new Date(now.getTime() + DAY_MS))
      const key = `new-password:${person.id}:${randomUUID()}`
      await postLetter(context, key, newPasswordLetter(context, call.site.key, person, password))
    })
    return { reset: 'ok' }
  }
