import { bottomMenu, servedEntries, supportLink } from '@proverka/domain/navigation'
import type { MenuEntry } from '@proverka/domain/navigation'
import { MobileBottomBar } from '@proverka/ui/frame'
import type { BottomBarItem } from '@proverka/ui/frame'
import {
  ChatIcon,
  DocumentIcon,
  HomeIcon,
  ServicesIcon,
  SettingsIcon,
  useLazyModule,
} from '@proverka/ui/primitives'
import { useAppFacts } from '../../runtime/brand/brand-context.ts'
import { useSupport } from '../../runtime/brand/use-support.ts'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { loadPart } from '../../runtime/page/load-part.ts'
import { navItemOf } from '../../runtime/navigation/nav-item-of.ts'

const icons: Readonly<Record<string, BottomBarItem['icon']>> = {
  index: HomeIcon,
  'user-orders': DocumentIcon,
  services: ServicesIcon,
  'user-settings': SettingsIcon,
  support: ChatIcon,
}

const loadWaitingOrders = loadPart(async () => (await import('./waiting-orders.tsx')).WaitingOrders)

/** Wider screens do not show the bar: they neither load nor ask for the number. */
const isNarrow = () => matchMedia('(max-width: 991.98px)').matches

/** Five places of a signed-in person on a phone (UI-034); the chat is an email to the support (AMB-122). */
export function UserBottomBar() {
  const { served } = useAppFacts()
  const page = usePageName()
  const { email } = useSupport()
  const WaitingOrders = useLazyModule(loadWaitingOrders, isNarrow())
  const menu = servedEntries(bottomMenu({ isSignedIn: true }), served)
  return (
    <MobileBottomBar
      items={menu.map((entry) => ({
        ...navItemOf(entry, page),
        ...('action' in entry && entry.action === 'support' && { href: supportLink({ email }) }),
        ...('route' in entry &&
          entry.route === 'user-orders' && { mark: WaitingOrders && <WaitingOrders /> }),
        icon: icons[keyOf(entry)] ?? ServicesIcon,
      }))}
    />
  )
}

function keyOf(entry: MenuEntry): string {
  if ('route' in entry) return entry.route
  return 'action' in entry ? entry.action : ''
}
