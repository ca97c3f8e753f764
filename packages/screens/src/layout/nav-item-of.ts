import { buildPath } from '@proverka/domain/site'
import type { MenuAction, MenuEntry } from '@proverka/domain/site'
import type { NavItem } from '@proverka/ui/frame'
import { openDialog } from '../app/dialogs.ts'
import { store } from '../app/store.ts'
import { cookieConsentAtom } from './cookie-consent.ts'

/** Where the list of services stands before any script: in the footer. */
export const SERVICES_ANCHOR = 'services'

/** An entry of a menu as the kit shows it; `page` is the name of the route that is open. */
export function navItemOf(entry: MenuEntry, page?: string): NavItem {
  const { label } = entry
  if ('entries' in entry) return { label, items: entry.entries.map((sub) => navItemOf(sub, page)) }
  if ('href' in entry) return { label, href: entry.href }
  if ('action' in entry) return { label, ...actions[entry.action] }
  const link: NavItem = { label, href: buildPath(entry.route), current: page === entry.route }
  return entry.needsSignIn ? { ...link, ...actions['sign-in'], href: link.href } : link
}

/** A link that works before any script; with one it does something on the page instead. */
function instead(href: string, act: () => void): Pick<NavItem, 'href' | 'onClick'> {
  return {
    href,
    onClick: (event) => {
      event.preventDefault()
      act()
    },
  }
}

const actions: Readonly<Record<MenuAction, Pick<NavItem, 'href' | 'onClick'>>> = {
  services: instead(`#${SERVICES_ANCHOR}`, () => openDialog({ kind: 'services' })),
  'sign-in': instead('/?auth=login', () => openDialog({ kind: 'auth', form: 'login' })),
  'sign-out': { onClick: () => void import('../session/sign-out.ts').then(({ signOut }) => signOut()) },
  // Before the app runs the offer is a place of the privacy page.
  offer: instead(`${buildPath('privacy')}#offer`, () => openDialog({ kind: 'legal', document: 'offer' })),
  cookies: { onClick: () => store.set(cookieConsentAtom, null) },
  support: {},
}
