import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Entry, EntryError } from './entry.tsx'
import { ownStaffQuery } from './own-staff.ts'
import { SecondStep } from './second-step.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { SignIn } from './sign-in.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { tokenAtom } from '../data/token.ts'

/** Lets in who is of the staff and has taken both steps; the address that was asked for stays. */
export function Gate({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom)
  const staff = useQuery({ ...ownStaffQuery, enabled: token !== undefined })
  if (token === undefined) return <SignIn />
  if (staff.isPending) return null
  if (staff.error)
    return (
      <Entry title="Консоль не открылась">
        <EntryError message={messageOfError(staff.error)} />
        <Button size="s" onClick={() => void staff.refetch()}>
          Попробовать еще раз
        </Button>
        <SignOutButton />
      </Entry>
    )
  const { refusal, factor } = staff.data
  if (refusal === 'staff/other-network')
    return (
      <Entry title="Отсюда консоль закрыта">
        <p>Сотрудники входят из сетей, которые назвал руководитель. Ваша в них не входит.</p>
        <SignOutButton />
      </Entry>
    )
  if (refusal === null) return children
  const hasFactor = factor.app_since !== null || factor.passkeys.length > 0
  return hasFactor ? <SecondStep staff={staff.data} /> : <SetUpFactor staff={staff.data} />
}
