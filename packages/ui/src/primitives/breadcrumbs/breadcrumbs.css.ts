import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  fontSize: vars.size.small,
  color: vars.color.ink2,
})
export const item = style({
  selectors: { '& + &::before': { content: '"/"', marginRight: 8, color: vars.color.lineControl } },
})
export const link = style({ color: 'inherit', ':hover': { color: vars.color.ink } })
