import type { AddressSearchAccess, ServerConfig } from '../../../platform/config/server-config.ts'
import type { Queries } from '../../../platform/db/queries/queries.ts'
import { createMemoryIndex } from './memory-index.ts'
import { NO_INDEX, type ObjectIndex, type SharedEngine } from './object-index.ts'
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.ts'
import { createSharedIndex } from './shared-index.ts'

/** The index that the configuration names: in the memory of this process, or in an engine that all processes share. */
export function createObjectIndex(config: ServerConfig, queries: Queries): ObjectIndex {
  // Where no register is connected there is nothing to search in.
  if (!config.demo) return NO_INDEX
  if (!config.addressSearch) return createMemoryIndex(queries)
  return createSharedIndex(createEngine(config.addressSearch), queries)
}

const createEngine = (access: AddressSearchAccess): SharedEngine =>
  access.engine === 'opensearch' ? createOpenSearchEngine(access) : createPostgresEngine(access)
