import { staffRoleLabel } from '@proverka/domain/accounts'
import { moscowTime } from '@proverka/domain/timing'
import { formatDate } from '@proverka/domain'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { useOwnStaff } from '../session/own-staff.ts'
import { SearchField } from './search-field.tsx'
import * as css from './frame.css.ts'

/** The search, the time in Moscow, and who is here. */
export function TopBar() {
  const { name, email, roles } = useOwnStaff()
  const now = useNow(true)
  return (
    <header className={css.top}>
      <SearchField />
      <div className={css.topEnd}>
        <span className={css.clock}>
          {formatDate(new Date(now).toISOString())}, {moscowTime(now)} МСК
        </span>
        <span className={css.user}>
          {name || email}
          <span className={css.userRole}>
            {roles.map((role) => staffRoleLabel(role).toLowerCase()).join(', ')}
          </span>
        </span>
      </div>
    </header>
  )
}
