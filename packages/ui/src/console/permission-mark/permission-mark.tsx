import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './permission-mark.css.ts'

const WORDS = {
  may: 'может',
  second: 'со второй подписью',
  reason: 'с причиной, в журнал',
  no: 'нет',
} as const

export type PermissionKind = keyof typeof WORDS

/** Whether a role may do something: ink, cut in two for two signatures, hatched for a reason, dotted for no. */
export function PermissionMark({ kind }: { kind: PermissionKind }) {
  return (
    <span className={css.mark}>
      <span className={css.kinds[kind]} aria-hidden="true" />
      <span className={visuallyHidden}>{WORDS[kind]}</span>
    </span>
  )
}

/** What the marks mean. */
export function PermissionLegend() {
  return (
    <ul className={css.legend} aria-label="Что значат клетки">
      {(Object.keys(WORDS) as PermissionKind[]).map((kind) => (
        <li key={kind} className={css.item}>
          <span className={css.kinds[kind]} aria-hidden="true" />
          {WORDS[kind]}
        </li>
      ))}
    </ul>
  )
}
