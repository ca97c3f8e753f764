import { consentDocument, privacyPolicy } from '@proverka/domain/legal'
import type { LegalDocument, Operator } from '@proverka/domain/legal'
import { useAtomValue } from 'jotai'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import type { LegalKind } from '../../../runtime/dialogs/stack.ts'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'

export const LEGAL_KINDS: readonly LegalKind[] = ['privacy', 'offer', 'personal-data', 'marketing']

/** A legal text with the details of the host's operator (NAV-03). */
export function useLegalDocument(kind: LegalKind): LegalDocument {
  return legalDocument(kind, useOperator())
}

/** The operator of the host; the brand's own until the server has answered. */
export function useOperator(): Operator {
  const brand = useBrand()
  return useAtomValue(siteFactsAtom)?.operator ?? brand.operator
}

export function legalDocument(kind: LegalKind, operator: Operator): LegalDocument {
  return kind === 'privacy' ? privacyPolicy(operator) : consentDocument(kind, operator)
}
