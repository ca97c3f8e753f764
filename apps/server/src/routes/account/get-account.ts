import { hasAiReport, mayAddLogo } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentLogo } from '../../presenters/logo.ts'
import { presentPerson } from '../../presenters/person.ts'

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** What the settings show of a person: each value with the time that it is of. */
export const getAccount =
  (context: AppContext): Handlers['account']['getAccount'] =>
  async (_, call) => {
    const { person } = callerOf(call)
    const { emailChanges, logos, settings } = context.queries
    const own = await settings.listSettings(person.id)
    const change = await emailChanges.findOpenChange(person.id, context.clock.now())
    const isLogoAllowed = mayAddLogo({ role: person.person_role, settings: own })
    const picture = isLogoAllowed ? await logos.findLogo(person.id) : undefined
    return {
      person: presentPerson(person),
      created_at: person.created_at.toISOString(),
      name_changed_at: iso(person.name_changed_at),
      email_proven_at: iso(person.proven_at),
      phone_verified_at: person.phone === null ? null : iso(person.phone_verified_at),
      password_changed_at: iso(person.password_changed_at),
      has_password: person.password_hash !== null,
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
