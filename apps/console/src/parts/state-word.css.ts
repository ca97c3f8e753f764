import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const word = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: vars.size.small,
})
export const box = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 14,
  height: 14,
  marginTop: 2,
  background: vars.color.ink,
  color: vars.color.paper,
})
