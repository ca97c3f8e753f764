import { CABINET_MENU, servedEntries } from '@proverka/domain/navigation'
import { useHydrated } from '@proverka/page-engine/react'
import { UserSideMenu } from '@proverka/ui/frame'
import {
  ChartIcon,
  DocumentIcon,
  EyeIcon,
  FolderIcon,
  HomeIcon,
  RulerIcon,
  SettingsIcon,
  WalletIcon,
} from '@proverka/ui/primitives'
import { atom, useAtom } from 'jotai'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { navItemOf } from '../../../runtime/navigation/nav-item-of.ts'
import { usePageName } from '../../../runtime/navigation/hooks.ts'
import { menuFoldedKey } from '../../../runtime/storage/storage-keys.ts'
import { hasStored, writeStored } from '../../../runtime/storage/write-stored.ts'

const icons: Readonly<Record<string, typeof HomeIcon>> = {
  user: HomeIcon,
  'user-orders': DocumentIcon,
  'user-deals': FolderIcon,
  'user-watches': EyeIcon,
  'user-balance': WalletIcon,
  'user-tariff': RulerIcon,
  'user-partner': ChartIcon,
  'user-settings': SettingsIcon,
}

/** Pages below an entry of the menu, by the name of that entry. */
const placeOf: Readonly<Record<string, string>> = {
  'user-ordersNew': 'user-orders',
  'user-deals-id': 'user-deals',
  'user-watches-id': 'user-watches',
  'user-tariffOld': 'user-tariff',
}

const foldedAtom = atom<boolean | undefined>(undefined)

/** Folded or not is remembered, for all pages and visits. */
const menuFoldedAtom = atom(
  (get) => get(foldedAtom) ?? hasStored(menuFoldedKey),
  (_get, set, isFolded: boolean) => {
    writeStored(menuFoldedKey, isFolded || null)
    set(foldedAtom, isFolded)
  },
)

/** The places of the user area: at the left edge, under the header on narrow screens. */
export function CabinetMenu() {
  const { served } = useAppFacts()
  const [isFolded, fold] = useAtom(menuFoldedAtom)
  const isHydrated = useHydrated()
  const page = usePageName()
  const place = placeOf[page] ?? page
  return (
    <UserSideMenu
      collapsed={isHydrated && isFolded}
      onCollapse={fold}
      items={servedEntries(CABINET_MENU, served).flatMap((entry) => {
        const icon = 'route' in entry ? icons[entry.route] : undefined
        return icon ? [{ ...navItemOf(entry, place), label: entry.label, icon }] : []
      })}
    />
  )
}
