import { ruleError } from '../errors/rule-error.ts'
import { marketingConsent, personalDataConsent } from './consent-documents.ts'
import { REQUIRED_CONSENTS } from './legal-document.ts'
import type { ConsentKind, LegalDocument, Operator } from './legal-document.ts'
import { offerDocument } from './offer-document.ts'

const DOCUMENTS: { readonly [kind in ConsentKind]: (operator: Operator) => LegalDocument } = {
  offer: offerDocument,
  'personal-data': personalDataConsent,
  marketing: marketingConsent,
}

/** The document of a kind of consent. */
export function consentDocument(kind: ConsentKind, operator: Operator): LegalDocument {
  return DOCUMENTS[kind](operator)
}

/** Throws `AppError` 'consent/missing' unless every required consent was given. */
export function assertConsents(given: readonly ConsentKind[]): void {
  const missing = REQUIRED_CONSENTS.filter((kind) => !given.includes(kind))
  if (missing.length > 0) throw ruleError('consent/missing', missing.join(', '))
}
