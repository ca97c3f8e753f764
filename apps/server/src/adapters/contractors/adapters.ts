import { APIEGRN } from './apiegrn/apiegrn.ts'
import type { ContractorAdapter } from './contractor.ts'
import { REESTR_API } from './reestr-api/reestr-api.ts'

/** Every contractor that the product can order at; which of them it uses says the configuration. */
export const CONTRACTORS: readonly ContractorAdapter[] = [APIEGRN, REESTR_API]
