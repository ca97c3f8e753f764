import type { AddressSearchAccess, ServerConfig } from '../../../platform/config/server-config.ts'
import type { Queries } from '../../../platform/db/queries/queries.ts'
import { createMemoryIndex } from './memory-index.ts'
import type { ObjectIndex, SharedEngine } from './object-index.ts'
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.ts'
import { createSharedIndex } from './shared-index.ts'

/** The index of the demo world that the configuration names: in the memory of this process, or in an engine that all share. */
export function createObjectIndex(config: ServerConfig, queries: Queries): ObjectIndex {
  if (!config.addressSearch) return createMemoryIndex(queries)
  return createSharedIndex(createEngine(config.addressSearch), queries)
}

const createEngine = (access: AddressSearchAccess): SharedEngine =>
  access.engine === 'opensearch' ? createOpenSearchEngine(access) : createPostgresEngine(access)
