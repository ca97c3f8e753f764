import { clsx } from 'clsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import * as css from './logo.css.ts'

export type LogoShape = 'parcel' | 'cell'

/** The mark alone: a surveyed parcel, or a filled and an empty cell of a form. */
export function LogoMark({ shape, size = 30 }: { shape: LogoShape; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true" style={{ flex: 'none' }}>
      {shape === 'parcel' ? (
        <>
          <path className={css.fill} d="M3 7.5 20 3l7 10-6 14L5 23z" />
          <path className={css.tick} strokeWidth="2.8" d="m9.5 15 4.3 4.6L21 10.5" />
        </>
      ) : (
        <>
          <path className={css.fill} d="M2 4h12v22H2z" />
          <path className={css.line} strokeWidth="2.4" d="M17 5.2h10.8v19.6H17z" />
          <path className={css.tick} strokeWidth="2.2" d="m4.6 15.2 2.9 3 4.6-6.2" />
        </>
      )}
    </svg>
  )
}

export interface LogoProps {
  shape: LogoShape
  name: string
  /** The line under the name: what is checked. */
  note?: string
  href?: string
  onDeep?: boolean
}

/** Mark and name without a link. */
export function LogoLockup({ shape, name, note, onDeep }: Omit<LogoProps, 'href'>) {
  return (
    <span className={clsx(css.logo, onDeep && css.onDeep)}>
      <LogoMark shape={shape} />
      <span>
        {name}
        {note && <span className={clsx(css.note, onDeep && css.noteOnDeep)}>{note}</span>}
      </span>
    </span>
  )
}

/** Mark and name; leads home (UI-019). */
export function Logo({ href = '/', ...lockup }: LogoProps) {
  return (
    <Anchor href={href} className={css.home}>
      <LogoLockup {...lockup} />
    </Anchor>
  )
}
