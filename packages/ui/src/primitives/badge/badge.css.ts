import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const badge = style({
  display: 'inline-block',
  padding: '3px 7px',
  borderRadius: vars.radius.mark,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  lineHeight: 1.25,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
})
export const variant = styleVariants({
  ink: { background: vars.color.ink, color: vars.color.paper },
  primary: { background: vars.color.primaryWash, color: vars.color.primaryText },
  outline: { boxShadow: `inset 0 0 0 1px ${vars.color.lineControl}`, color: vars.color.ink2 },
  onPrimary: { background: vars.color.onPrimary, color: vars.color.onFill },
})
