import { Role, type Permission } from '@proverka/domain/accounts'
import { HOUR_MS } from '@proverka/domain/timing'
import { siteOf } from '../../platform/config/sites.ts'
import type { StaffNewsTable } from '../../platform/db/schema/staff-schema.ts'
import { permittedTo, staffRolesOf } from '../accounts/with-roles.ts'
import type { AppContext } from '../context.ts'
import { staffNewsEmail, type News } from '../emails/staff-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Who is written about what: the holders of the permission that answers it. */
const PERMISSION_OF: Readonly<Record<StaffNewsTable['kind'], Permission>> = {
  fault: 'faults.write',
  'subject-request': 'subjects.write',
}

/** What came in goes out at once; what comes within so long of an email goes together in the next one. */
const PAUSE_MS = HOUR_MS

interface NewCase extends News {
  readonly site: string
}

/**
 * Has an email written to each member of the staff who answers what came in; without any, to the operator of the site. In
 * the transaction of what came in, so that each is written to exactly once.
 */
export async function tellStaff(
  context: AppContext,
  { kind, subject_id, number, site }: NewCase,
): Promise<void> {
  const { staffMail, staffRoles } = context.queries
  const members = (await staffRoles.listStaff(context.clock.now(), Role.Admin)).filter((member) =>
    permittedTo(staffRolesOf(member, member.staff_roles), member.staff_permissions).has(PERMISSION_OF[kind]),
  )
  const off = await staffMail.listOff(members.map(({ id }) => id))
  const told = members.flatMap(({ id }) => (off.has(id) ? [] : [id]))
  if (told.length > 0) return staffMail.insertNews(told, { kind, subject_id, number, site })
  const { key, support } = siteOf(context.config.sites, site)
  const email = staffNewsEmail(context, {
    to: support.email,
    site: key,
    news: [{ kind, subject_id, number }],
  })
  await enqueueEmail(context, `staff-news:${key}:${subject_id}`, email)
}

/** Writes to the members of the staff whom something waits for, each at most once an hour. */
export async function sendStaffNews(context: AppContext): Promise<void> {
  const due = await context.queries.staffMail.listDue(latestEmail(context))
  for (const personId of due) await context.database.transaction(() => writeTo(context, personId))
}

const latestEmail = ({ clock }: AppContext): Date => new Date(clock.now().getTime() - PAUSE_MS)

/** What waits and the email about it change together: after a crash it waits still. In a transaction. */
async function writeTo(context: AppContext, personId: string): Promise<void> {
  const { staffMail, staffRoles, users } = context.queries
  const now = context.clock.now()
  const mail = await staffMail.lockMail(personId)
  // Another process writes to the member, or has just done so.
  if (!mail || (mail.written_at && mail.written_at > latestEmail(context))) return
  const user = await users.findUser(personId)
  const news = await staffMail.takeNews(personId)
  if (!user || user.removed_at) return
  const permitted = permittedTo(
    staffRolesOf(user, await staffRoles.listRolesOf(personId, now)),
    await staffRoles.listPermissionsOf(personId, now),
  )
  // A permission may have been taken meanwhile.
  const own = news.filter(({ kind }) => permitted.has(PERMISSION_OF[kind]))
  const [first] = own
  if (!first) return
  const { key } = siteOf(context.config.sites, first.site)
  await enqueueEmail(
    context,
    `staff-news:${personId}:${first.id}`,
    staffNewsEmail(context, { to: user.email, site: key, news: own }),
  )
  await staffMail.markWritten(personId, now)
}
