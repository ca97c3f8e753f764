import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 14,
  padding: '16px 18px',
  borderLeft: '6px solid',
})
const toned = (edge: string, wash: string) => ({ borderColor: edge, background: wash })
export const tone = styleVariants({
  info: toned(vars.color.primary, vars.color.primaryWash),
  red: toned(vars.color.red, vars.color.redWash),
  orange: toned(vars.color.orange, vars.color.orangeWash),
  yellow: toned(vars.color.yellow, vars.color.yellowWash),
  green: toned(vars.color.green, vars.color.greenWash),
  done: toned(vars.color.green, vars.color.greenWash),
  grey: toned(vars.color.grey, vars.color.greyWash),
})
export const mark = styleVariants({
  info: { color: vars.color.primaryText },
  red: { color: vars.color.redText },
  orange: { color: vars.color.orangeText },
  yellow: { color: vars.color.yellowText },
  green: { color: vars.color.greenText },
  done: { color: vars.color.greenText },
  grey: { color: vars.color.greyText },
})
export const place = style({ marginTop: 2 })
export const title = style({ fontWeight: vars.weight.semi })
export const body = style({ display: 'grid', gap: 4 })
export const small = style({ fontSize: vars.size.small, lineHeight: vars.leading.small })
