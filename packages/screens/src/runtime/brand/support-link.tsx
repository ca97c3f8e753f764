import { Link } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { useSupport } from './use-support.ts'

interface SupportLinkProps {
  /** The subject of the email that it begins. */
  readonly subject: string
  readonly children: ReactNode
}

/** Begins an email to the support. */
export function SupportLink({ subject, children }: SupportLinkProps) {
  const { email } = useSupport()
  return <Link href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{children}</Link>
}
