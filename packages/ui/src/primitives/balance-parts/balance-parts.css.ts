import { style } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'

export const bar = style({ display: 'grid', gap: 3, height: 16, marginTop: 12 })
export const own = style({ background: vars.color.ink })
export const bonus = style({
  background: stripes('135deg', vars.color.primaryText, 6, 2),
  boxShadow: `inset 0 0 0 1.5px ${vars.color.primaryText}`,
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 8,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
