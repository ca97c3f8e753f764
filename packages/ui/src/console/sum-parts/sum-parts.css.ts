import { style } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  alignItems: 'flex-start',
  fontSize: vars.figure['1'],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1.1,
})
export const sign = style({ color: vars.color.ink2, fontWeight: vars.weight.text })
export const part = style({ display: 'inline-grid' })
export const bracket = style({
  height: 7,
  margin: '4px 0 3px',
  border: `1.5px solid ${vars.color.ink}`,
  borderTop: 0,
})
export const open = style({
  border: 0,
  background: stripes('135deg', vars.color.primaryText, 5, 2),
})
export const label = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  textAlign: 'center',
})
export const openText = style({ color: vars.color.primaryText })
