import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const count = style({
  position: 'absolute',
  left: 'calc(50% + 3px)',
  top: 3,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: vars.radius.mark,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.plan,
  lineHeight: '18px',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
