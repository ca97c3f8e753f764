import type { verify } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf } from '@proverka/api/contract'
import type { FileCheck } from '@proverka/report-proof'

/** A report as its code alone shows it. */
export type IssuedReport = ReplyOf<EndpointOf<typeof verify.findIssued>>

/** Whether the file is one of those that were issued under its code; it needs the network, unlike the check itself. */
export type Comparison =
  | { readonly kind: 'not-asked' | 'asking' | 'same' | 'other' | 'no-such-code' }
  | { readonly kind: 'failed'; readonly text: string }

/** What the page shows. It lives as long as the tab, and nowhere else. */
export type Verification =
  | { readonly kind: 'start' }
  /** Nothing is said of the document: the field or the file could not be taken. */
  | { readonly kind: 'refused'; readonly place: 'code' | 'file'; readonly text: string }
  | { readonly kind: 'busy'; readonly place: 'code' | 'file' }
  | {
      readonly kind: 'file'
      readonly fileName: string
      readonly checkedAt: string
      readonly check: FileCheck
      readonly comparison: Comparison
    }
  | { readonly kind: 'code'; readonly checkedAt: string; readonly issued: IssuedReport }
  | { readonly kind: 'no-such-code'; readonly checkedAt: string; readonly code: string }

export const START: Verification = { kind: 'start' }

/** The code of the report that a file holds. */
export function codeOf(state: Verification): string | undefined {
  if (state.kind !== 'file') return undefined
  const { result } = state.check
  if (result.kind === 'genuine') return result.code
  return result.kind === 'changed' ? result.signed?.code : undefined
}
