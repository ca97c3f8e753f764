import { createClient } from '@proverka/api'
import type { ClientOf } from '@proverka/api'
import type { Calls } from '@proverka/api/contract'
import {
  auth,
  deals,
  files,
  objects,
  orders,
  partner,
  payers,
  payment,
  products,
  reports,
  riskTasks,
  suggest,
  tariffs,
  visitEvents,
} from '@proverka/api/calls'
import { fetchEarly } from '@proverka/page-engine/browser'
import { clientOptions } from './client-options.ts'

/** The areas that several pages call. The others come with the pages that need them, by `connect`. */
export const AREAS = {
  auth,
  deals,
  events: visitEvents,
  files,
  objects,
  orders,
  partner,
  payers,
  payment,
  products,
  reports,
  risk: riskTasks,
  suggest,
  tariffs,
}

export type Api = ClientOf<typeof AREAS>

export type Connect = <Areas extends Calls>(areas: Areas) => ClientOf<Areas>

let client: Api | undefined

/**
 * The one client of the page. It is made on first use: the module is heavy, so only chunks that need data import it.
 */
export function getApi(): Api {
  client ??= connect(AREAS)
  return client
}

/** A client of further areas, beside the one client of the page. */
export const connect: Connect = (areas) => createClient(areas, { ...clientOptions, fetch: fetchEarly })
