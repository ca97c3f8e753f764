import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const enough = style({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.color.greyWash,
  color: vars.color.greyText,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const count = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
export const list = style({ display: 'grid', gap: 2, margin: 0, paddingInlineStart: 18 })
