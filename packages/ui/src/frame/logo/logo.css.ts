import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size.lead,
  fontWeight: vars.weight.black,
  letterSpacing: '-.035em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})
export const home = style({ color: 'inherit', textDecoration: 'none' })
export const onDeep = style({ color: vars.color.onDeep })
export const note = style({
  display: 'block',
  marginTop: 3,
  color: vars.color.ink2,
  fontSize: vars.size.plan,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
})
export const noteOnDeep = style({ color: vars.color.onDeep2 })
export const fill = style({ fill: vars.color.primary })
export const line = style({ stroke: vars.color.primary, fill: 'none' })
export const tick = style({ stroke: vars.color.onPrimary, fill: 'none' })
