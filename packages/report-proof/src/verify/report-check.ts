import type { ProofKey } from '../keys.ts'
import type { DocumentFacts, HiddenKind, OutlineEntry, ReportData, ReportPart } from '../report.ts'

/**
 * - `unchanged`: as it was signed, apart from the texts about persons that are hidden
 * - `hidden`: the holder of the report left it out
 * - `changed`: not as it was signed
 * - `uncertain`: changed or hidden; with other sections hidden beside it nothing says which
 *
 * @category Verify a report
 */
export type SectionState = 'unchanged' | 'hidden' | 'changed' | 'uncertain'

/**
 * A section of the outline, and what is left of it.
 *
 * @category Verify a report
 */
export interface SectionCheck extends OutlineEntry {
  readonly state: SectionState
  /** The signed content; undefined unless `state` is `unchanged`. */
  readonly part: ReportPart | undefined
}

/**
 * How many texts and sections are hidden. What a hidden section has in it is not counted: it cannot be seen.
 *
 * @category Verify a report
 */
export type HiddenCounts = Readonly<Record<HiddenKind, number>> & { readonly sections: number }

/**
 * What the signed part of a report says of it.
 *
 * @category Verify a report
 */
export interface SignedFacts {
  /** The short code. */
  readonly code: string
  /** Origin of the site that issued it. */
  readonly issuer: string
  readonly issuedAt: Date
  readonly key: ProofKey
  readonly document: DocumentFacts
}

/**
 * What exactly is not as it was signed.
 *
 * @category Verify a report
 */
export type ChangedPlace =
  /** Header, list of sections or signature: nothing else in the token can be trusted. */
  | { readonly place: 'signed-part' }
  | { readonly place: 'section'; readonly id: string; readonly title: string; readonly isCertain: boolean }
  /** The facts for programs. */
  | { readonly place: 'data'; readonly isCertain: boolean }
  /** Disclosures twice, in another order, of another report, or text after the end. */
  | { readonly place: 'order' }
  /** A member of the JSON file, dots between names; '' for a file whose text is damaged. */
  | { readonly place: 'file'; readonly member: string }

/**
 * A report as it was issued, apart from what its holder left out.
 *
 * @category Verify a report
 */
export interface GenuineReport extends SignedFacts {
  readonly kind: 'genuine'
  readonly sections: readonly SectionCheck[]
  /** The facts for programs; undefined when they are hidden. */
  readonly data: ReportData | undefined
  readonly hidden: HiddenCounts
}

/**
 * A report that is not as it was issued.
 *
 * @category Verify a report
 */
export interface ChangedReport {
  readonly kind: 'changed'
  readonly places: readonly ChangedPlace[]
  /** Undefined when the signed part itself was changed. */
  readonly signed: SignedFacts | undefined
  readonly sections: readonly SectionCheck[]
}

/**
 * What a token is.
 *
 * @category Verify a report
 */
export type ReportCheck =
  | GenuineReport
  | ChangedReport
  /** A token of our form whose key is not in the list. */
  | { readonly kind: 'unknown-key'; readonly kid: string }
  /** Signed by a known key, in a version of the format that this verifier does not know yet. */
  | { readonly kind: 'newer-format'; readonly version: number }
  /** A signed token, but no report of ours. */
  | { readonly kind: 'foreign' }
  /** No token at all. */
  | { readonly kind: 'unreadable' }
