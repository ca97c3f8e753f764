import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const range = style({
  margin: '0 0 14px',
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1.05,
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
export const band = style({ fill: vars.color.primary })
export const middle = style({ stroke: vars.color.ink, strokeWidth: 3 })
export const middleText = style({
  fill: vars.color.ink,
  fontSize: vars.size.label,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const line = style({ stroke: vars.color.ink, strokeWidth: 1.5 })
/** Of a ruler without a range. */
export const dashedLine = style({ stroke: vars.color.ink, strokeWidth: 2, strokeDasharray: '5 4' })
export const tick = style({
  fill: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const stem = style({ stroke: vars.color.ink, strokeWidth: 1.5 })
export const sign = style({ fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 1.5 })
/** A price outside of the range. */
export const outside = style({ strokeDasharray: '3 2' })
export const letter = style({
  fill: vars.color.ink,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
})
