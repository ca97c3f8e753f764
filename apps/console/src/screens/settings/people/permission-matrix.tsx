import { permissionLabel } from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Panel, PermissionLegend, PermissionMark, type PermissionKind } from '@proverka/ui/console'
import { useQuery } from '@tanstack/react-query'
import { RetryNotice } from '../../../parts/retry-notice.tsx'
import { rubles } from '../../../parts/rubles.ts'
import { rolesQuery, type Member, type Roles } from './people-queries.ts'
import { lastDayText, nameOf } from './people-words.ts'
import * as css from './people.css.ts'
import * as screenCss from '../settings-screen.css.ts'

/** What each role permits, as the server has it. */
export function PermissionMatrix({ members }: { members: readonly Member[] }) {
  const roles = useQuery(rolesQuery)
  return (
    <Panel title="Кто что может" aside="лишнего нет ни у кого" flush>
      {roles.error && (
        <RetryNotice message={messageOfError(roles.error)} onRetry={() => void roles.refetch()} />
      )}
      {roles.isLoading && <p className={screenCss.note}>Загружаем права</p>}
      {roles.data && <Matrix {...roles.data} />}
      <BeyondRoles members={members} />
    </Panel>
  )
}

interface Line {
  readonly permission: Roles['permissions'][number]['permission']
  readonly label: string
  readonly kind: PermissionKind
}

function Matrix({ roles, permissions }: Roles) {
  const lines = permissions.flatMap(linesOf)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys on a narrow screen */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label="Права ролей">
        <table className={css.matrix}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                Право
              </th>
              {roles.map(({ role, label }) => (
                <th key={role} scope="col" className={css.head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ permission, label, kind }) => (
              <tr key={label}>
                <th scope="row" className={css.permission}>
                  {label}
                </th>
                {roles.map((one) => (
                  <td key={one.role} className={css.cell}>
                    <PermissionMark kind={one.permissions.includes(permission) ? kind : 'no'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.legend}>
        <PermissionLegend />
      </div>
    </>
  )
}

/** A permission that changes with the sum is two lines. */
function linesOf({ permission, label, condition, above }: Roles['permissions'][number]): readonly Line[] {
  if (condition === 'second-above' && above !== null)
    return [
      { permission, label: `${label}, до ${rubles(above)}`, kind: 'may' },
      { permission, label: `${label}, больше ${rubles(above)}`, kind: 'second' },
    ]
  return [
    { permission, label, kind: condition === null ? 'may' : condition === 'reason' ? 'reason' : 'second' },
  ]
}

/** Who has a permission that his role does not give, and until when. */
function BeyondRoles({ members }: { members: readonly Member[] }) {
  const given = members.flatMap((member) => member.extra.map((one) => ({ ...one, member })))
  if (given.length === 0) return null
  return (
    <ul className={css.beyond} aria-label="Сверх роли">
      {given.map(({ permission, ends_at, member }) => (
        <li key={`${member.person_id} ${permission}`}>
          {nameOf(member)}: «{permissionLabel(permission)}» до {lastDayText(ends_at)}, погаснет само.
        </li>
      ))}
    </ul>
  )
}
