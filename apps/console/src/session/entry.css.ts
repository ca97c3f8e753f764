import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', minHeight: '100dvh', placeItems: 'center', padding: 16 })
export const sheet = style({
  display: 'grid',
  gap: 16,
  width: 'min(100%, 420px)',
  padding: '24px 24px 28px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
})
export const brand = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const form = style({ display: 'grid', gap: 14 })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 16px',
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  fontSize: vars.size.item,
})
export const secret = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
