import type { RunStatement } from '../../platform/db/dump-connection.ts'
import { createRegisterIndex } from './address-index/register-index.ts'
import { createLoadedRegister } from './loaded-register.ts'
import { createRegisterReads } from './register-reads.ts'

/**
 * The loaded register with its search, in the database of the product and in others that hold further regions. Confirmations are
 * stored in the first one alone.
 */
export function openRegister(databases: readonly RunStatement[]) {
  const reads = createRegisterReads(databases)
  const index = createRegisterIndex(databases, reads)
  return {
    register: createLoadedRegister(reads, index.search),
    index,
    listRegionNames: reads.listRegionNames,
  }
}
