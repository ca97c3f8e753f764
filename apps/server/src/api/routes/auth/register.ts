import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { registrationRoles, Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../../services/context.ts'
import { consumeByCaller } from '../../../services/guest-limits.ts'
import type { Handlers } from '../../http/handlers.ts'
import { enqueueProofEmail } from '../../../services/accounts/ask-for-email.ts'
import { bindConsents, requireConsents } from '../../../services/accounts/consents.ts'
import { hashPassword } from '../../../services/accounts/passwords.ts'
import { openSession } from '../../../services/accounts/sessions.ts'

/** A user cannot register as an admin; a manager registers as a client (AMB-61, AMB-62). */
const SELF_CHOSEN_ROLES: ReadonlySet<number> = new Set([...registrationRoles(), Role.Client])

/** The address is typed, not proven: until the email is opened, nothing of before joins the account (SAFE-01). */
export const register =
  (context: AppContext): Handlers['auth']['register'] =>
  async ({ body, query }, call) => {
    await consumeByCaller(context, 'register', call)
    if (!SELF_CHOSEN_ROLES.has(body.person_role)) throw appError('auth/role-refused')
    await requireConsents(context, body.email, call.consentId)
    const password_hash = await hashPassword(body.password)
    return context.database.transaction(async () => {
      const user = await context.queries.users.insertUser({
        id: randomUUID(),
        email: body.email,
        name: body.name,
        phone: body.phone,
        person_role: body.person_role,
        password_hash,
        password_changed_at: context.clock.now(),
        created_at: context.clock.now(),
        partner_id: body.partner_id || null,
        campaign: body.utm_campaign || query.campaign || null,
        source: call.source ?? null,
      })
      if (!user) throw appError('auth/email-taken')
      await bindConsents(context, body.email, call.consentId, user.id)
      await enqueueProofEmail(context, call, user)
      return openSession(context, user, call)
    })
  }
