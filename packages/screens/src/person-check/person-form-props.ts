import type { ReactNode } from 'react'

export interface PersonCheckFormProps {
  /** Which check is ordered. */
  readonly productName: string
  readonly initial?: Partial<Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>>
  readonly withoutPassport?: boolean
  readonly after?: ReactNode
}
