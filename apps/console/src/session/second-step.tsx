import { Entry } from './entry.tsx'
import { FactorProof, usableFactors } from './factor-proof.tsx'
import type { OwnStaff } from './own-staff.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** The second step of those who have set one up. */
export function SecondStep({ staff }: { staff: OwnStaff }) {
  const { hasPasskeyHere, hasCodes } = usableFactors(staff.factor)
  return (
    <Entry title="Второй шаг">
      <p>{staff.email}</p>
      <FactorProof factor={staff.factor} submitText="Войти" />
      {!hasPasskeyHere && !hasCodes && (
        <p>На этом адресе нет ни ключа, ни кодов. Руководитель сбросит второй шаг, и вы подключите новый.</p>
      )}
      <SignOutButton />
    </Entry>
  )
}
