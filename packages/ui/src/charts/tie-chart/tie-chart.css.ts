import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5, strokeLinejoin: 'round' })
export const match = style({ strokeDasharray: '5 4' })
export const root = style({ fill: vars.color.ink })
export const box = style({ fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 1.5 })
/** The outline says the same as the words of the state. */
export const outlines = styleVariants({
  none: {},
  red: { stroke: vars.color.redText },
  orange: { stroke: vars.color.orangeText },
  yellow: {},
  green: {},
  grey: {},
  wait: {},
})
const words = style({ fontSize: vars.size.small })
export const name = style([words, { fill: vars.color.ink, fontWeight: vars.weight.semi }])
export const relation = style([words, { fill: vars.color.ink2 }])
export const rootName = style([words, { fill: vars.color.paper, fontWeight: vars.weight.semi }])
export const rootRelation = style([words, { fill: vars.color.paper }])
export const states = styleVariants({
  none: [words, { fill: vars.color.ink2 }],
  red: [words, { fill: vars.color.redText, fontWeight: vars.weight.semi }],
  orange: [words, { fill: vars.color.orangeText, fontWeight: vars.weight.semi }],
  yellow: [words, { fill: vars.color.ink2 }],
  green: [words, { fill: vars.color.ink2 }],
  grey: [words, { fill: vars.color.ink2 }],
  wait: [words, { fill: vars.color.ink2 }],
})
export const more = style({ marginTop: vars.space[3], '@media': { print: { display: 'none' } } })
