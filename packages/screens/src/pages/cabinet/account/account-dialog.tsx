import { formatMoney } from '@proverka/domain'
import { buildPath, CABINET_MENU, servedEntries, userMenu } from '@proverka/domain/navigation'
import type { MenuEntry } from '@proverka/domain/navigation'
import { AccountDialog } from '@proverka/ui/dialogs'
import { orderQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { useSite } from '../../../runtime/brand/use-site.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { Queries } from '../../../runtime/data/queries.tsx'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { RoleName } from '../../../runtime/brand/role-name.tsx'
import { useNow } from '../../../runtime/page/use-now.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { usePageName } from '../../../runtime/navigation/hooks.ts'
import { needsPasswordAtom, visitorAtom } from '../../../runtime/session/state.ts'
import { signOut } from '../../../runtime/session/sign-out.ts'
import { useSessions } from '../settings/data.ts'
import { placeFacts } from './account-facts.ts'

/** The menu of a signed-in user on a phone: every page of the user area with its fact, and signing out. */
export function Dialog(props: DialogProps<'account'>) {
  return (
    <Queries>
      <AccountMenu {...props} />
    </Queries>
  )
}

function AccountMenu({ close }: DialogProps<'account'>) {
  const dialog = useDialog(close)
  const { served } = useAppFacts()
  const { isFiz } = useSite()
  const page = usePageName()
  const visitor = useAtomValue(visitorAtom)
  const needsPassword = useAtomValue(needsPasswordAtom)
  const now = new Date(useNow(true)).toISOString()
  const enabled = useIsUser()
  // Facts that do not come leave their places without one: the menu works all the same.
  const { data: overview } = useQuery({ ...orderQueries.overview(getApi()), enabled })
  const { data: sessions } = useSessions()
  const facts = placeFacts({ overview, sessions: sessions?.length }, now)
  const user = visitor.kind === 'user' ? visitor.user : undefined
  const total = visitor.kind === 'user' ? (visitor.balance ?? 0) : 0

  const places = [...CABINET_MENU, ...userMenu({ isFiz }).filter(isElsewhere)]
  const itemsOf = (entry: MenuEntry) =>
    'route' in entry
      ? [
          {
            label: entry.label,
            href: buildPath(entry.route),
            current: page === entry.route,
            ...facts[entry.route],
          },
        ]
      : []
  return (
    <AccountDialog
      {...dialog}
      name={user?.name || user?.email || 'Кабинет'}
      email={user?.name ? user.email : undefined}
      roleLabel={user && <RoleName role={user.role} />}
      total={formatMoney(total)}
      balance={overview?.balance}
      places={servedEntries(places, served).flatMap(itemsOf)}
      actions={[
        ...(needsPassword
          ? [{ label: 'Задать пароль', onClick: () => openDialog({ kind: 'set-password' }) }]
          : []),
        ...userMenu({ isFiz }).flatMap((entry) =>
          'action' in entry && entry.action === 'sign-out'
            ? [{ label: entry.label, onClick: () => void signOut() }]
            : [],
        ),
      ]}
    />
  )
}

/** A place of the popup that the user area has no place for: «Оптовый заказ». */
function isElsewhere(entry: MenuEntry): boolean {
  return (
    'route' in entry &&
    entry.route !== 'tariff' &&
    !CABINET_MENU.some((own) => 'route' in own && own.route === entry.route)
  )
}
