import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isPassword } from '../../services/passwords.ts'
import { endSignIns, openSession } from '../../services/sessions.ts'

/** Known and unknown addresses cost the same work and get the same answer (SEC-04). A mailed password is used up (SEC-03). */
export const login =
  (context: AppContext): Handlers['auth']['login'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('login', `${call.ip} ${body.username}`)
    const persons = context.queries.persons
    const person = await persons.findPersonByEmail(body.username)
    const isOwn = await isPassword(person?.password_hash, body.password)
    const isMailed = !isOwn && (await isMailedPassword(person?.id, body.password))
    if (!person || person.removed_at || (!isOwn && !isMailed)) throw appError('auth/bad-credentials')
    if (isMailed) await useMailedPassword(person.id)
    return openSession(context, person, call)

    /** From here on neither the mailed nor the old password works, and who was signed in with the old one is out. */
    function useMailedPassword(personId: string): Promise<void> {
      return context.database.transaction(async () => {
        // Of several logins at once one takes it.
        if (!(await persons.takeMailedPassword(personId))) throw appError('auth/bad-credentials')
        await persons.updatePasswordHash(personId, null)
        await endSignIns(context, personId)
      })
    }

    async function isMailedPassword(personId: string | undefined, password: string): Promise<boolean> {
      const mailed = personId ? await persons.findMailedPassword(personId) : undefined
      const isFresh = mailed !== undefined && mailed.expires_at > context.clock.now()
      return isPassword(isFresh ? mailed.password_hash : undefined, password)
    }
  }
