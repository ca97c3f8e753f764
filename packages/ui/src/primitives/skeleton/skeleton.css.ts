import { vars } from '../../theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const block = style({ display: 'grid', gap: 12 })
export const line = style({
  height: 14,
  borderRadius: vars.radius.mark,
  background: vars.color.sunk,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
