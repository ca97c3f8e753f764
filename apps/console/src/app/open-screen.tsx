import { permissionLabel } from '@proverka/domain/accounts'
import { text } from '@proverka/ui/theme'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useOwnStaff } from '../session/own-staff.ts'
import { isOpenTo, type Screen } from '../parts/define-screen.ts'

/** A screen for who may open it; others learn which permission it needs and who gives it. Nothing of it is loaded then. */
export function OpenScreen({ screen, Component }: { screen: Screen; Component: ComponentType }) {
  const { permissions } = useOwnStaff()
  useEffect(() => {
    document.title = `${screen.title} — консоль`
  }, [screen.title])
  if (isOpenTo(screen, permissions)) return <Component />
  return (
    <>
      <h1 className={text.h1}>{screen.title}: не открыто вашей роли</h1>
      <p>
        Нужно право «{screen.permissions?.map(permissionLabel).join('» или «')}». Его дает руководитель в
        настройках.
      </p>
    </>
  )
}
