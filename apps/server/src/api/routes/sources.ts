import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { createSourceList } from '../../services/sources/list-sources.ts'

export function listSources(context: AppContext): Handlers['sources']['listSources'] {
  const list = createSourceList(context)
  return () => list()
}
