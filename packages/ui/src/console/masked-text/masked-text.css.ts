import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const masked = style({
  padding: '1px 4px',
  border: `1px dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.mark,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
})
