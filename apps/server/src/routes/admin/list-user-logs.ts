import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const listUserLogs =
  (context: AppContext): Handlers['admin']['listUserLogs'] =>
  async ({ query: { person_id, limit, offset } }) => {
    const logs = context.queries.userLogs
    const page = await logs.listLogs(person_id, limit, offset)
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
      count: await logs.countLogs(person_id),
    }
  }
