import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

const { color, weight } = vars
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
export const line = style({ stroke: color.ink, strokeWidth: 1.5 })
export const sign = style({ fill: color.ink })
export const letter = style({ fill: color.paper, fontSize: vars.size.tiny, fontWeight: weight.bold })
export const band = style({ stroke: color.ink, strokeWidth: 1.5 })
export const full = style({ fill: color.ink })
export const hatch = style({ stroke: color.ink3, strokeWidth: 2 })
export const asked = style({ stroke: color.primary, strokeWidth: 3 })
/** Parts the asked price from the range that it lies on. */
export const clear = style({ stroke: color.paper, strokeWidth: 9 })
export const pointer = style({ fill: color.primary })
export const askedText = style({
  fill: color.primaryText,
  fontSize: vars.size.tiny,
  fontWeight: weight.bold,
  ...figures,
})
export const absent = style({ fill: color.ink2, fontSize: vars.size.tiny })
