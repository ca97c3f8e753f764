import { clsx } from 'clsx'
import { Fragment } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './cadastral-number.css.ts'

export interface CadastralNumberProps {
  children: string
  size?: keyof typeof css.size
  /** The object is off the register: struck through. */
  struck?: boolean
  as?: 'span' | 'h1' | 'h2' | 'p'
}

/** The number as a separate value: large, with tabular figures, never wrapped. */
export function CadastralNumber({
  children,
  size = 'medium',
  struck,
  as: Tag = 'span',
}: CadastralNumberProps) {
  return <Tag className={clsx(css.size[size], struck && css.struck)}>{children}</Tag>
}

const partNames = ['округ', 'район', 'квартал', 'объект']

/** The number taken to pieces by dimension brackets: district, area, block, object. */
export function CadastralAnatomy({ children }: { children: string }) {
  const parts = children.split(':')
  return (
    <p className={css.anatomy}>
      <span className={visuallyHidden}>
        {parts.map((part, i) => `${partNames[i] ?? ''} ${part}`).join(', ')}
      </span>
      {parts.map((part, i) => (
        <Fragment key={partNames[i]}>
          {i > 0 && (
            <span aria-hidden="true" className={css.colon}>
              :
            </span>
          )}
          <span aria-hidden="true" className={clsx(css.part, i === parts.length - 1 && css.last)}>
            {part}
            <span className={css.bracket} />
            <span className={css.label}>{partNames[i]}</span>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
