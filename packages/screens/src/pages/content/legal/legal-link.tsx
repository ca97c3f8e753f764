import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import type { LegalKind } from '../../../runtime/dialogs/stack.ts'

/** A link into a legal text: a dialog over the form, the same text on the policy page without a script. */
export function LegalLink({ document, children }: { document: LegalKind; children: ReactNode }) {
  return (
    <Link
      href={`${buildPath('privacy')}#${document}`}
      onClick={(event) => {
        event.preventDefault()
        openDialog({ kind: 'legal', document })
      }}
    >
      {children}
    </Link>
  )
}

/** The three links of the consents of a form (LAW-01). */
export const CONSENT_LINKS = {
  offer: <LegalLink document="offer">публичной оферты</LegalLink>,
  personalData: <LegalLink document="personal-data">согласие на обработку персональных данных</LegalLink>,
  marketing: <LegalLink document="marketing">письма</LegalLink>,
}
