import type { Kopecks } from '@proverka/domain'
import type { PropertyCheckType } from '@proverka/domain/checks'
import type { ServiceClient } from '../sources/calls/service-client.ts'
import type { SourceTerms } from '../sources/terms.ts'

/** What one order at a contractor asks for. */
export interface ContractorOrder {
  readonly number: string
  readonly kind: PropertyCheckType
  /** Our name of the order, stored before the call; sent along where the contractor stores a text with an order. */
  readonly ourKey: string
}

/** What a document costs before it is ordered. */
export type Quote =
  | { readonly kind: 'available'; readonly kopecks: Kopecks | undefined }
  /** `reason`: in the contractor's words. */
  | { readonly kind: 'unavailable'; readonly reason: string }

export type Placed =
  | {
      readonly kind: 'placed'
      readonly theirId: string
      /** What it costs, where they say it. */
      readonly kopecks: Kopecks | undefined
    }
  | { readonly kind: 'no-money' }
  /** They do not take it, and nothing was ordered. */
  | { readonly kind: 'refused'; readonly reason: string }

export type Paid =
  | { readonly kind: 'paid'; readonly kopecks: Kopecks | undefined }
  | { readonly kind: 'no-money' }
  | { readonly kind: 'refused'; readonly reason: string }

/** An order in their list that may be one of ours. */
export interface ListedOrder {
  readonly theirId: string
  /** Whether it carries our key. False: it is one of the same number and kind, placed after the instant. */
  readonly isOurs: boolean
}

export type OrderState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'needs-money' }
  | { readonly kind: 'ready' }
  /** It ended without a document. */
  | { readonly kind: 'failed'; readonly reason: string }

/** A file as it was sent. */
export interface ContractorFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A company that orders documents of the register for us. Every function throws `SourceError`; after one of `place` or
 * `pay` whose `isWithoutEffect` is false the call may have been executed.
 */
export interface Contractor {
  readonly quote: (number: string, kind: PropertyCheckType) => Promise<Quote>
  /** Places an order. Never repeated by itself. */
  readonly place: (order: ContractorOrder) => Promise<Placed>
  /** Pays for a placed order; one that is paid already is not paid again. Absent: placing pays. */
  readonly pay?: (theirId: string) => Promise<Paid>
  /** Orders that a call may have placed whose answer was lost. Absent: they cannot be looked up. */
  readonly find?: (order: ContractorOrder, since: Date) => Promise<readonly ListedOrder[]>
  /** The states of the orders that they know. */
  readonly states: (theirIds: readonly string[]) => Promise<ReadonlyMap<string, OrderState>>
  /** The files of an order that is ready, as they were sent. */
  readonly collect: (theirId: string) => Promise<readonly ContractorFile[]>
  /** What is left on our account. Absent: they do not say it. */
  readonly balance?: () => Promise<Kopecks | undefined>
}

/** A contractor in its own wire format. */
export interface ContractorAdapter {
  /** As settings and rows of orders have it: `apiegrn`. */
  readonly name: string
  /** As the operator's pages call it. */
  readonly title: string
  /** Base address, without a slash at the end. */
  readonly url: string
  /** The documents that can be ordered. */
  readonly kinds: readonly PropertyCheckType[]
  readonly terms: Pick<SourceTerms, 'timeoutMs' | 'limits'>
  readonly connect: (service: ServiceClient) => Contractor
}
