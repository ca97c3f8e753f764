import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DoneIcon, InfoIcon } from '../icon/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { ResultMark } from '../result/result-mark.tsx'
import * as css from './notice.css.ts'

export interface NoticeProps {
  /** Colours are results of a report; `done` is something that has worked, `info` anything else. */
  tone?: keyof typeof css.tone
  title?: ReactNode
  children?: ReactNode
  small?: boolean
  /** `alert` is read out at once: for the refusal of something just done. */
  role?: 'alert' | 'status'
}

/** A remark inside the page that stays: reason and what follows from it. */
export function Notice({ tone = 'info', title, children, small, role }: NoticeProps) {
  return (
    <div className={clsx(css.notice, css.tone[tone], small && css.small)} role={role}>
      <span className={clsx(css.place, css.mark[tone])}>
        {tone === 'info' || tone === 'done' ? (
          <Icon icon={tone === 'info' ? InfoIcon : DoneIcon} />
        ) : (
          <ResultMark tone={tone} inherit />
        )}
      </span>
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
