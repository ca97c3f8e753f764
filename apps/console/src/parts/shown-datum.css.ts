import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const datum = style({ display: 'inline-flex', gap: 6, alignItems: 'center' })
export const show = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primaryText,
  fontSize: vars.size.small,
  textDecoration: 'underline',
  cursor: 'pointer',
})
export const form = style({ display: 'grid', gap: 12 })
