import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const suggestAddresses =
  (context: AppContext): Handlers['suggest']['suggestAddresses'] =>
  ({ query }) =>
    context.suggestions.addresses(query.query, query.count)
