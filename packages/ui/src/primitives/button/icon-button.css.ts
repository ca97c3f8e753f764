import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.ground },
})
