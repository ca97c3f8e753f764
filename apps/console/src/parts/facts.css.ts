import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 14px',
  marginBottom: 14,
})
export const fact = style({ display: 'contents' })
export const name = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const value = style({ overflowWrap: 'anywhere' })
