import { useLocation } from 'react-router'
import { SCREENS } from '../screens/screens.ts'
import { isOpenTo, type Screen, type Section } from '../parts/define-screen.ts'
import { useOwnStaff } from '../session/own-staff.ts'

export interface OpenSection extends Section {
  readonly path: string
  readonly isCurrent: boolean
}

/** The sections that the roles of whoever is here open. */
export function useSections(): readonly OpenSection[] {
  const { permissions } = useOwnStaff()
  const { pathname } = useLocation()
  return SCREENS.filter(hasSection)
    .filter((screen) => isOpenTo(screen, permissions))
    .map(({ path, section }) => ({ ...section, path, isCurrent: isWithin(pathname, path) }))
}

const hasSection = (screen: Screen): screen is Screen & { readonly section: Section } =>
  screen.section !== undefined

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
