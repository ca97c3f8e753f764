import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const line = style({ fill: 'none', strokeWidth: 2.5, stroke: vars.color.ink, strokeLinejoin: 'round' })
export const calculated = style({
  fill: 'none',
  strokeWidth: 2,
  stroke: vars.color.primaryText,
  strokeDasharray: '6 5',
})
export const calculatedText = style({
  fill: vars.color.primaryText,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const fallBand = style({ fill: vars.color.redWash })
export const fall = style({ strokeWidth: 3, stroke: vars.color.red })
export const fallText = style({
  fill: vars.color.redText,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const point = style({ fill: vars.color.ink, stroke: vars.color.paper, strokeWidth: 2 })
export const axis = style({ stroke: vars.color.ink, strokeWidth: 1.5 })
/** Neighbours are separated by their outline; the colour of a result is for findings alone. */
export const stretch = style({ stroke: vars.color.paper, strokeWidth: 2 })
export const tones = styleVariants({
  none: { fill: vars.color.primaryWash },
  red: { fill: vars.color.red },
  orange: { fill: vars.color.orange },
  yellow: { fill: vars.color.yellow },
  green: { fill: vars.color.primaryWash },
  grey: { fill: vars.color.greyWash },
  wait: { fill: vars.color.primaryWash },
})
export const day = style({ stroke: vars.color.ink, strokeWidth: 1.5, strokeLinejoin: 'round' })
const sign = style({ fontSize: vars.size.tiny, fontWeight: vars.weight.semi })
export const onWash = style([sign, { fill: vars.color.ink }])
export const onFill = style([sign, { fill: vars.color.onFill }])
export const laneName = style({ fill: vars.color.ink2, fontSize: vars.size.tiny })
