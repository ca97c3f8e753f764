import type { ReactNode } from 'react'
import { checkbox } from '../../fields/checkbox/checkbox.css.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ServiceBadge } from '../../primitives/badge/badge.tsx'
import type { ServiceBadgeKind } from '../../primitives/badge/badge.tsx'
import * as css from './product-option.css.ts'

export interface ProductOptionProps {
  name: string
  value: string
  title: string
  note?: ReactNode
  /** «≈ 30 минут». */
  time: ReactNode
  price: ReactNode
  /** Price before the discount. */
  oldPrice?: ReactNode
  badge?: ServiceBadgeKind
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A product to choose: the whole row is the checkbox. */
export function ProductOption(props: ProductOptionProps) {
  const { name, value, title, note, time, price, oldPrice, badge, checked, disabled, onChange } = props
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        className={checkbox}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.what}>
        <span className={css.title}>{title}</span>
        {badge && <ServiceBadge kind={badge} />}
        {note && <span className={css.note}>{note}</span>}
      </span>
      <span className={css.time}>{time}</span>
      <span className={css.price}>
        {price}
        {oldPrice && (
          <span className={css.old}>
            <span className={visuallyHidden}>вместо </span>
            <s>{oldPrice}</s>
          </span>
        )}
      </span>
    </label>
  )
}
