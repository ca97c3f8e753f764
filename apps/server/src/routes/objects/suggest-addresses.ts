import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const suggestAddresses =
  (context: AppContext): Handlers['suggest']['suggestAddresses'] =>
  async ({ query }) => {
    const found = await context.objectSearch.suggest(query.query, query.count)
    const suggestions = found.map(({ value, number }) => ({
      value,
      data: number ? { cadastral_number: number } : {},
    }))
    return { suggestions }
  }
