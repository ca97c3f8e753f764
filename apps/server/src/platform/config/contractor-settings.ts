import type { Kopecks } from '@proverka/domain'
import type { PropertyCheckType } from '@proverka/domain/checks'
import type { ServiceKey } from './confirmer-settings.ts'

/** A contractor that is switched on. */
export interface ConnectedContractor extends ServiceKey {
  /** Of its adapter. */
  readonly name: string
  /** What one document costs, where the contractor does not say it. */
  readonly priceKopecks?: Kopecks | undefined
}

/** Who obtains a document: a contractor, and whether the operator does what the contractor could not. */
export interface ContractorChannel {
  readonly contractor: string
  readonly thenHand: boolean
}

/** The companies that documents of the register are ordered at. */
export interface ContractorSettings {
  readonly connected: readonly ConnectedContractor[]
  /** The documents that a contractor orders; any other stays with its source or with the operator. */
  readonly channels: { readonly [Kind in PropertyCheckType]?: ContractorChannel }
  /** The balance below which the operator is warned. */
  readonly lowBalanceKopecks: Kopecks
  /** Tests shorten the wait. */
  readonly timeoutMs?: number | undefined
}
