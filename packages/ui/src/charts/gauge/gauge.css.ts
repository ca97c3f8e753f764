import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const place = style({ maxWidth: 340, marginInline: 'auto' })
export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const band = style({ fill: vars.color.sunk, stroke: vars.color.lineControl, strokeWidth: 1 })
/** Only the band of the answer is coloured: colour is the answer. */
export const answer = styleVariants({
  red: { fill: vars.color.red, stroke: vars.color.ink },
  orange: { fill: vars.color.orange, stroke: vars.color.ink },
  yellow: { fill: vars.color.yellow, stroke: vars.color.ink },
  green: { fill: vars.color.green, stroke: vars.color.ink },
  grey: { fill: vars.color.grey, stroke: vars.color.ink },
})
export const hand = style({ fill: vars.color.ink, stroke: vars.color.paper, strokeWidth: 2 })
export const value = style({
  fill: vars.color.ink,
  fontSize: vars.figure[7],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const end = style({
  fill: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const word = style({ display: 'flex', justifyContent: 'center', marginTop: vars.space[2] })
