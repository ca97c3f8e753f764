import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/theme.css.ts'

export const lead = style({ margin: '0 0 22px', color: vars.color.ink2, lineHeight: 1.45 })
export const go = style({ marginTop: 20 })
export const note = style({
  margin: '10px 0 0',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const aside = style({
  marginTop: 22,
  paddingTop: 18,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.45,
})
export const strong = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
export const trouble = style({ marginTop: 12 })
