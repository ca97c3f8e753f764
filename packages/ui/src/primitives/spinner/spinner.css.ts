import { vars } from '../../theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  flex: 'none',
  animation: `${turn} 1.2s linear infinite`,
  color: 'currentcolor',
})

export const block = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: vars.color.ink2,
})
