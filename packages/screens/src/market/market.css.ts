import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const small = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({
  marginTop: 12,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const foot = style({
  paddingTop: 16,
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
