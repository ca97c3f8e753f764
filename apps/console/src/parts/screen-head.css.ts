import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  alignItems: 'center',
  marginBottom: 14,
})
export const note = style({ color: vars.color.ink2 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginLeft: 'auto',
})
export const trail = style({ fontSize: vars.size.small, color: vars.color.ink2 })
