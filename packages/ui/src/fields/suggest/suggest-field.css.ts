import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative' })
export const wait = style({
  position: 'absolute',
  right: 14,
  top: 0,
  height: vars.layout.control,
  display: 'grid',
  alignItems: 'center',
  background: vars.color.paper,
  color: vars.color.ink2,
  pointerEvents: 'none',
})
