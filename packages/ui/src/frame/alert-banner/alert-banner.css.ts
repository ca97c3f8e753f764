import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'

export const banner = style({
  vars: { [ring]: vars.color.onPrimary },
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.medium,
})
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 46,
  paddingBlock: 10,
})
/** A text may have several lines. */
export const words = style({ whiteSpace: 'pre-line' })
export const heading = style({ fontWeight: vars.weight.bold })
export const more = style({ color: 'inherit', whiteSpace: 'nowrap' })
