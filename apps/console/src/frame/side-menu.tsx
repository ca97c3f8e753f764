import { staffRoleLabel } from '@proverka/domain/accounts'
import { Anchor, Icon } from '@proverka/ui/primitives'
import { visuallyHidden } from '@proverka/ui/theme'
import { useOwnStaff } from '../session/own-staff.ts'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { useSections } from './use-sections.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'
import * as css from './frame.css.ts'

const GROUPS = ['work', 'shop', 'house'] as const

/** The sections at the left: those that a role opens and no others. */
export function SideMenu() {
  const sections = useSections()
  const { roles } = useOwnStaff()
  const waiting = useWaiting()
  return (
    <nav className={css.side} aria-label="Разделы">
      <div className={css.sideInner}>
        <Anchor className={css.logo} href="/">
          <img src="/favicon.svg" width={24} height={24} alt="" />
          <span className={css.wideOnly}>
            Проверка <span className={css.logoNote}>консоль</span>
          </span>
        </Anchor>
        {GROUPS.map((group) => {
          const own = sections.filter((section) => section.group === group)
          return own.length === 0 ? null : (
            <ul key={group} className={css.group}>
              {own.map(({ path, label, icon, isCurrent }) => (
                <li key={path}>
                  <Anchor className={css.item} href={path} {...(isCurrent && { 'aria-current': 'page' })}>
                    <Icon icon={icon} size={18} />
                    <span className={css.label}>{label}</span>
                    <WaitingCount waiting={waiting.get(path)} />
                  </Anchor>
                </li>
              ))}
            </ul>
          )
        })}
        <div className={css.role}>
          <p>Роль: {roles.map((role) => staffRoleLabel(role).toLowerCase()).join(', ')}</p>
          <SignOutButton />
        </div>
      </div>
    </nav>
  )
}

function WaitingCount({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) return null
  const { count, overdue } = waiting
  return (
    <span className={css.waiting}>
      {overdue > 0 && <span className={css.overdue} aria-hidden="true" />}
      {count.toLocaleString('ru')}
      <span className={visuallyHidden}>
        {' '}
        ждут человека{overdue > 0 && `, срок вышел у ${overdue.toLocaleString('ru')}`}
      </span>
    </span>
  )
}
