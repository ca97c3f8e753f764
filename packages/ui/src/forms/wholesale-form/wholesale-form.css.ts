import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const counts = style({ display: 'grid', gap: 8, marginTop: 10 })
export const sum = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const number = style({
  color: vars.color.ink,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums',
})
export const refused = style({ display: 'grid', gap: 8, justifyItems: 'start' })
export const entries = style({ width: '100%', borderTop: `1px solid ${vars.color.line}` })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: 12,
  padding: '7px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const line = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const text = style({ overflowWrap: 'anywhere' })
export const rest = style({ color: vars.color.ink2, fontSize: vars.size.small })
