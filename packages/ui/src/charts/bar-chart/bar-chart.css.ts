import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const rows = style({ display: 'grid', gap: vars.space[3] })
export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[1],
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const value = style({
  flex: 'none',
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const unknown = style({ color: vars.color.ink2, fontWeight: vars.weight.text })
export const bar = style({ width: '100%', height: 12 })
export const track = style({ fill: vars.color.sunk })
export const fill = style({ fill: vars.color.ink })
/** A value below zero: lighter, left of the line, and written with a minus. */
export const fillBelow = style({ fill: vars.color.ink3 })
export const zero = style({ stroke: vars.color.ink, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' })
