import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdvert } from '../../presenters/advert.ts'

export const listAdvertsByIds =
  (context: AppContext): Handlers['advertsData']['listAdvertsByIds'] =>
  async ({ body }) => {
    if (body.ids.length === 0) return []
    const rows = await context.queries.adverts.listByIds(body.ids)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return [...new Set(body.ids)].flatMap((id) => {
      const row = byId.get(id)
      return row ? [presentAdvert(row)] : []
    })
  }
