import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { buildPath } from '@proverka/domain/navigation'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminUser } from '../../presenters/admin-user.ts'
import { requireUser, requireLiveUser, requireAnotherAdmin } from '../../../services/known-user.ts'
import { presentPerson } from '../../../services/accounts/present-person.ts'
import { logChange } from '../../../services/log-change.ts'
import { endSignIns } from '../../../services/accounts/sessions.ts'
import { objectSignInEmail } from '../../../services/emails/sign-in-emails.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { enqueueEmail } from '../../../services/outbox/enqueue-email.ts'
import { makeSignInLink } from '../../../services/emails/sign-in-link.ts'
import { findSite } from '../../../platform/config/sites.ts'

export const listUsers =
  (context: AppContext): Handlers['admin']['listUsers'] =>
  async ({ query: { limit, offset, ...filter } }) => {
    const people = context.queries.people
    return {
      users: (await people.listPeople(filter, limit, offset)).map(presentAdminUser),
      count: await people.countPeople(filter),
    }
  }

/**
 * The new role counts from the next call on, and the user signs in again with it: a token belongs to one role, that of a
 * program too (SAFE-05).
 */
export const updateUserRole =
  (context: AppContext): Handlers['admin']['updateUserRole'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      if (body.person_role !== Role.Admin) await requireAnotherAdmin(context, body.person_id)
      const before = await requireUser(context, body.person_id)
      if (before.person_role !== body.person_role) {
        await context.queries.sessions.revokeSessionsOf(before.id, context.clock.now())
        await context.queries.apiTokens.deleteApiToken(before.id)
      }
      const user = (await context.queries.people.setRole(before.id, body.person_role)) ?? before
      await logChange(context, call, {
        action: 'users.role',
        subject: `person:${user.id}`,
        userId: user.id,
        details: { from: before.person_role, to: body.person_role },
      })
      return presentPerson(user)
    })

export const addResponsibleUser =
  (context: AppContext): Handlers['admin']['addResponsibleUser'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, body.person_id)
      const responsible = await requireUser(context, body.responsible_id)
      if (user.id === responsible.id) throw appError('input/invalid', 'responsible_id')
      await context.queries.people.setResponsible(user.id, responsible.id, context.clock.now())
      await logChange(context, call, {
        action: 'responsible_user.add',
        subject: `person:${user.id}`,
        userId: user.id,
        details: { responsible_id: responsible.id },
      })
      return { person_id: user.id, responsible_id: responsible.id }
    })

/** A user without one stays as it is. */
export const removeResponsibleUser =
  (context: AppContext): Handlers['admin']['removeResponsibleUser'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, query.person_id)
      const responsible = await context.queries.people.unsetResponsible(user.id)
      if (responsible !== undefined) {
        await logChange(context, call, {
          action: 'responsible_user.remove',
          subject: `person:${user.id}`,
          userId: user.id,
          details: { responsible_id: responsible },
        })
      }
      return { removed: true }
    })

export const removePerson =
  (context: AppContext): Handlers['admin']['removePerson'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      await requireAnotherAdmin(context, query.person_id)
      const user = await requireUser(context, query.person_id)
      await context.queries.people.setRemoved(user.id, context.clock.now())
      await endSignIns(context, user.id)
      await logChange(context, call, {
        action: 'users.remove',
        subject: `person:${user.id}`,
        userId: user.id,
      })
      return { removed: true }
    })

export const resetRemovedPerson =
  (context: AppContext): Handlers['admin']['resetRemovedPerson'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await context.queries.users.findUserByEmail(body.email)
      if (!user) throw appError('person/not-found')
      await context.queries.people.setRemoved(user.id, null)
      await logChange(context, call, {
        action: 'users.reset_removed',
        subject: `person:${user.id}`,
        userId: user.id,
      })
      return { person_id: user.id }
    })

/** Mails the owner of an item a link to the page of its object; the token is in the email only. */
export const requestAuth =
  (context: AppContext): Handlers['admin']['requestAuth'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const user = await requireLiveUser(context, body.person_id)
      const item = await context.queries.orderItems.findItem(body.order_item_id)
      if (item?.person_id !== user.id || item.object_key !== body.kadnum) throw appError('order/not-found')
      const brand = findSite(context.config.sites, item.site)?.brand ?? call.site.brand
      const path = buildPath('object-objectKey', { objectKey: item.object_key })
      const orderId = item.order_id
      const token = await makeSignInLink(context, { userId: user.id, brand, path, orderId })
      await enqueueEmail(
        context,
        `request-auth:${item.id}:${randomUUID()}`,
        objectSignInEmail(context, user, item, token),
      )
      await logChange(context, call, {
        action: 'users.request_auth',
        subject: `order_item:${item.id}`,
        userId: user.id,
        details: { kadnum: body.kadnum },
      })
      return { requested: true as const }
    })

export const listUserLogs =
  (context: AppContext): Handlers['admin']['listUserLogs'] =>
  async ({ query: { person_id, subject, admin_id, action, limit, offset } }) => {
    const filter = { userId: person_id, subject, adminId: admin_id, action }
    const logs = context.queries.userLogs
    const page = await logs.listLogs(filter, limit, offset)
    return {
      logs: page.map((row) => ({
        log_id: row.id,
        date: row.at.toISOString(),
        admin_id: row.admin_id,
        admin_email: row.admin_email,
        action: row.action,
        person_id: row.person_id,
        subject: row.subject,
        details: row.details,
      })),
      count: await logs.countLogs(filter),
    }
  }

export const listPersonTariffs =
  (context: AppContext): Handlers['admin']['listPersonTariffs'] =>
  async ({ query }) => {
    const user = await requireUser(context, query.person_id)
    const rows = await context.queries.partnerTariffs.listPersonTariffs(user.id)
    return rows.map(({ tariff_id, active_until }) => ({
      tariff_simple_id: tariff_id,
      active_until: active_until?.toISOString() ?? null,
    }))
  }
