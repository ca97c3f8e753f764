import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** Words of a drawing, at the size that `text-room` counts with. */
export const label = style({
  fill: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Value written at its mark; a halo of paper keeps it readable over a line. */
export const value = style({
  fill: vars.color.ink,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
  paintOrder: 'stroke',
  stroke: vars.color.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
})
export const hairline = style({ stroke: vars.color.line, strokeWidth: 1 })
export const zero = style({ stroke: vars.color.ink, strokeWidth: 1.5 })

/** Colours of the first, second and third series; a dash, a hatch and a mark tell them apart without colour. */
const inks = [vars.color.ink, vars.color.primaryText, vars.color.ink3]
export const stroke = inks.map((ink) => style({ stroke: ink }))
export const fill = inks.map((ink) => style({ fill: ink }))

/** More than three series cannot be distinguished in one chart. */
export const MOST_SERIES = inks.length
