import type { CHECKS } from '@proverka/domain/reports'

/** What the landing page of one check of a person says; `landing-page.tsx` draws it. Prices come from the catalogue. */
export interface LandingContent {
  /** Name of the product that the form orders. */
  readonly product: string
  /** The check whose source and meaning the page names. */
  readonly check: keyof typeof CHECKS
  /** Title and description of the document. */
  readonly title: string
  readonly description: (price: string) => string
  readonly lead: string
  /** How long an answer usually takes. */
  readonly answerTime: string
  readonly form: {
    readonly withoutPassport?: boolean
    /** What is promised below the form. */
    readonly promise: (price: string) => string
  }
  /** An answer about an invented person. */
  readonly sample: {
    readonly note: string
    readonly person: string
    /** When the source was asked, as its stamp says it. */
    readonly askedAt: string
    readonly verdict: string
    readonly sum: string
    readonly facts: readonly { readonly label: string; readonly value: string }[]
  }
  readonly steps: (price: string) => readonly { readonly title: string; readonly note: string }[]
  readonly questions: readonly { readonly title: string; readonly body: string; readonly open?: boolean }[]
}
