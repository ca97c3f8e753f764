import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'

export const suggestCompanies =
  (context: AppContext): Handlers['suggest']['suggestCompanies'] =>
  async ({ query }) => ({ suggestions: await context.suggestions.companies(query.query, query.count) })
