import type { ReactNode } from 'react'

export interface PersonCheckFormProps {
  /** Which check is ordered. */
  readonly productName: string
  readonly initial?: Partial<Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>>
  /** Route of the page on which the order goes on. */
  readonly page?: string
  readonly withoutPassport?: boolean
  /** Takes what the person's own report of a credit bureau says. */
  readonly withBureau?: boolean
  /** Documents that the check makes no sense without. */
  readonly asks?: readonly ('passport' | 'license')[]
  readonly after?: ReactNode
}
