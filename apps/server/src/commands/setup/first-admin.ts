import { randomUUID } from 'node:crypto'
import { emailHint } from '@proverka/domain'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../services/context.ts'
import { mailPassword } from '../../services/accounts/mailed-passwords.ts'
import { sendEmail } from '../../services/outbox/enqueue-email.ts'
import type { SetupLine } from '../setup-line.ts'

const PART = 'Администратор'

/**
 * Makes sure that there is an admin: an account with an address of the operator's, and an email to it with a password
 * for one sign-in. Nothing has a default password. An account that a client has already is left alone.
 */
export async function inviteAdmin(context: AppContext, address: string | undefined): Promise<SetupLine> {
  const { users, outbox } = context.queries
  const admins = await users.listByRole(Role.Admin)
  const proven = admins.find(({ proven_at }) => proven_at !== null)
  if (proven) return { part: PART, state: 'done', text: `есть: ${emailHint(proven.email)}` }
  const email = address?.trim().toLowerCase() ?? admins[0]?.email
  if (!email)
    return {
      part: PART,
      state: 'missing',
      text: 'нет ни одного: npm run setup -- --admin office@example.com',
    }
  const known = await users.findUserByEmail(email)
  if (known && known.person_role !== Role.Admin)
    return {
      part: PART,
      state: 'missing',
      text: `у ${email} уже есть кабинет клиента, назовите другой адрес`,
    }
  const user =
    known ??
    (await users.insertUser({
      id: randomUUID(),
      email,
      name: '',
      phone: null,
      person_role: Role.Admin,
      password_hash: null,
      created_at: context.clock.now(),
    }))
  const siteKey = context.config.sites[0]?.key
  if (!user || !siteKey) throw new Error('an admin needs a row and a site')
  const emailId = randomUUID()
  await mailPassword(context, { emailId, personId: user.id, siteKey })
  const key = `new-password:${user.id}:${emailId}`
  const written = await outbox.findByKey(key)
  if (!written) throw new Error('the email of an admin was not written down')
  try {
    await sendEmail(context, written.id)
    if (await outbox.findSentAt(key))
      return {
        part: PART,
        state: 'done',
        text: `на ${email} ушло письмо с паролем на один вход, он действует сутки`,
      }
    return { part: PART, state: 'missing', text: `почтовый сервер не принял письмо на ${email}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { part: PART, state: 'missing', text: `письмо на ${email} не ушло: ${reason}` }
  }
}
