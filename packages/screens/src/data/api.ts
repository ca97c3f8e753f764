import { createClient } from '@proverka/api'
import type { ClientOf } from '@proverka/api'
import {
  auth,
  blog,
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
import { fetchEarly } from '../router/early-calls.ts'
import { clientOptions } from './client-options.ts'

/** The areas that pages call. The others, the admin's above all, would weigh as much again. */
export const AREAS = {
  auth,
  blog,
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

let client: Api | undefined

/**
 * The one client of the page. It is made on first use: the module is heavy, so only chunks that need data import it.
 */
export function getApi(): Api {
  client ??= createClient(AREAS, { ...clientOptions, fetch: fetchEarly })
  return client
}
