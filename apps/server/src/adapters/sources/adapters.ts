import type { Adapter } from './adapter.ts'
import { API_CLOUD } from './api-cloud/api-cloud.ts'
import { DADATA } from './dadata/dadata.ts'
import { EGRUL } from './egrul/egrul.ts'
import { FEDRESURS } from './fedresurs/fedresurs.ts'
import { FSSP } from './fssp/fssp.ts'
import { GIBDD } from './gibdd/gibdd.ts'
import { NEWDB } from './newdb/newdb.ts'
import { NPD } from './npd/npd.ts'

/** Every service that the product can speak to; which of them it asks says the configuration. */
export const ADAPTERS: readonly Adapter[] = [API_CLOUD, DADATA, EGRUL, FEDRESURS, FSSP, GIBDD, NEWDB, NPD]

/** Throws for a name that no adapter has. */
export function findAdapter(name: string): Adapter {
  const adapter = ADAPTERS.find((one) => one.name === name)
  if (!adapter) throw new RangeError(`no adapter is called ${name}`)
  return adapter
}
