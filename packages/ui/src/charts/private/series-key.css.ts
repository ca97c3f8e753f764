import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBottom: vars.space[3],
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
})
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const sample = style({ flex: 'none' })
