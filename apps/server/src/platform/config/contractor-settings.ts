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

/** How long the work with contractors waits, milliseconds. */
export interface ContractorPauses {
  /** Longer than all calls of one step can take: until then no other process touches what one has taken. */
  readonly leaseMs: number
  /** After a call that failed. */
  readonly retryMs: number
  /** While there is no money. */
  readonly noMoneyMs: number
  /** Between two questions for the balance. */
  readonly measureMs: number
  /** Ages at which an order is looked at; afterwards it is once in `laterMs`. */
  readonly looksMs: readonly number[]
  readonly laterMs: number
}

/** The companies that documents of the register are ordered at. */
export interface ContractorSettings {
  readonly connected: readonly ConnectedContractor[]
  /** The documents that a contractor orders; any other stays with its source or with the operator. */
  readonly channels: { readonly [Kind in PropertyCheckType]?: ContractorChannel }
  /** The balance below which the operator is warned. */
  readonly lowBalanceKopecks: Kopecks
  /** Tests shorten the waits. */
  readonly pauses?: Partial<ContractorPauses> | undefined
  readonly timeoutMs?: number | undefined
  /** Tests call as often as they like. */
  readonly isUnlimited?: boolean | undefined
}
