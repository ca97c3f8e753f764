import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const money = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .45em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const now = style({ whiteSpace: 'nowrap' })
export const old = style({
  color: vars.color.ink2,
  fontSize: '.82em',
  fontWeight: vars.weight.text,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  textDecorationThickness: '1px',
})
export const income = style({ color: vars.color.greenText })
