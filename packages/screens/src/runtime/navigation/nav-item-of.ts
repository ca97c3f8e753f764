import { buildPath } from '@proverka/domain/navigation'
import type { MenuAction, MenuEntry } from '@proverka/domain/navigation'
import type { NavItem } from '@proverka/ui/frame'
import { openDialog, type DialogRequest } from '../dialogs/stack.ts'
import { store } from '../state/store.ts'
import { cookieSettingsAtom } from '../consent/cookie-consent.ts'
import { prefetchDialog } from '../dialogs/dialog-loaders.ts'

/** Where the list of services is before any script: in the footer. */
export const SERVICES_ANCHOR = 'services'

/** An entry of a menu as the kit shows it; `page` is the name of the route that is open. */
export function navItemOf(entry: MenuEntry, page?: string): NavItem {
  const { label } = entry
  if ('entries' in entry) return { label, items: entry.entries.map((sub) => navItemOf(sub, page)) }
  if ('href' in entry) return { label, href: entry.href }
  if ('action' in entry) return { label, ...actions[entry.action] }
  const link: NavItem = { label, href: buildPath(entry.route), current: page === entry.route }
  const { href } = link
  return entry.needsSignIn && href
    ? { ...link, ...opens({ kind: 'auth', form: 'login', way: href }, href) }
    : link
}

type Action = Pick<NavItem, 'href' | 'onClick' | 'onApproach'>

/** A link that works before any script; with one it opens a dialog instead. */
function opens(request: DialogRequest, href: string): Action {
  return {
    href,
    onApproach: () => prefetchDialog(request.kind),
    onClick: (event) => {
      event.preventDefault()
      openDialog(request)
    },
  }
}

const actions: Readonly<Record<MenuAction, Action>> = {
  services: opens({ kind: 'services' }, `#${SERVICES_ANCHOR}`),
  'sign-in': opens({ kind: 'auth', form: 'login' }, '/?auth=login'),
  'sign-out': { onClick: () => void import('../session/sign-out.ts').then(({ signOut }) => signOut()) },
  // Before the app runs the offer is a place of the privacy page.
  offer: opens({ kind: 'legal', document: 'offer' }, `${buildPath('privacy')}#offer`),
  cookies: { onClick: () => store.set(cookieSettingsAtom) },
  support: {},
}
