import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { createSiteFacts } from '../../services/site-facts.ts'

export function getSite(context: AppContext): Handlers['site']['getSite'] {
  const describeSite = createSiteFacts(context)
  return (_, { site }) => describeSite(site)
}
