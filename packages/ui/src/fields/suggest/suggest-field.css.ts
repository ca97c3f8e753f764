import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative' })
export const wait = style({
  position: 'absolute',
  right: 14,
  // Within the border of the field: the ground of the wheel must not cover it.
  top: 2,
  height: `calc(${vars.layout.control} - 4px)`,
  display: 'grid',
  alignItems: 'center',
  background: vars.color.paper,
  color: vars.color.ink2,
  pointerEvents: 'none',
})
