import { hasAiReport, mayAddLogo } from '@proverka/domain/accounts'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentLogo } from '../../presenters/file.ts'
import { hashOfAddress } from '../../../services/outbox/recipients.ts'
import { presentPerson } from '../../../services/accounts/present-person.ts'

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** What the settings show of a user: each value with the time that it is of. */
export const getAccount =
  (context: AppContext): Handlers['account']['getAccount'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const { emailChanges, logos, outbox, settings } = context.queries
    const own = await settings.listSettings(user.id)
    const change = await emailChanges.findOpenChange(user.id, context.clock.now())
    const isLogoAllowed = mayAddLogo({ role: user.person_role, settings: own })
    const picture = isLogoAllowed ? await logos.findLogo(user.id) : undefined
    return {
      person: presentPerson(user),
      created_at: user.created_at.toISOString(),
      name_changed_at: iso(user.name_changed_at),
      email_proven_at: iso(user.proven_at),
      email_refused_at: iso(await outbox.findRefusedAt(hashOfAddress(user.email))),
      phone_verified_at: user.phone === null ? null : iso(user.phone_verified_at),
      password_changed_at: iso(user.password_changed_at),
      has_password: user.password_hash !== null,
      email_change: change
        ? {
            email: change.new_email,
            old_confirmed_at: iso(change.old_confirmed_at),
            new_confirmed_at: iso(change.new_confirmed_at),
            expires_at: change.expires_at.toISOString(),
          }
        : null,
      ai_report: hasAiReport(own),
      logo: isLogoAllowed ? { picture: picture ? presentLogo(picture) : null } : null,
      settings: own,
    }
  }
