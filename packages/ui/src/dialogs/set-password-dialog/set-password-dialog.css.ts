import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const lead = style({ margin: '0 0 20px', lineHeight: 1.45 })
export const note = style({
  margin: '16px 0 0',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
