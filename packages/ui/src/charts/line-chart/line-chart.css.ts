import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const line = style({ fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' })
/** A mark is on the line and has a rim of the paper's colour. */
export const mark = style({ stroke: vars.color.paper, strokeWidth: 2 })
export const endName = style({
  fill: vars.color.ink,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const endValue = style({ fontWeight: vars.weight.semi })
