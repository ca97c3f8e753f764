import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
export const tolerance = style({
  fill: vars.color.sunk,
  stroke: vars.color.lineControl,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5 })
export const tick = style({
  fill: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const record = style({ stroke: vars.color.ink, strokeWidth: 3 })
export const contour = style({ stroke: vars.color.primary, strokeWidth: 3 })
export const mark = style({ fill: vars.color.paper, stroke: vars.color.primary, strokeWidth: 3 })
const words = { fontSize: vars.size.label, fontVariantNumeric: 'tabular-nums lining-nums' } as const
export const recordText = style({ ...words, fill: vars.color.ink, fontWeight: vars.weight.semi })
export const contourText = style({ ...words, fill: vars.color.primaryText, fontWeight: vars.weight.bold })
