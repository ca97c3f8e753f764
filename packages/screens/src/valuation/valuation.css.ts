import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const limit = style({
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
  ':first-child': { paddingTop: 0, borderTop: 'none' },
})
export const tabs = style({ marginTop: 40 })
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
})
export const place = style({ marginBlock: '4px 8px', color: vars.color.ink2 })
export const facts = style({ marginTop: 20 })
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 20,
})
export const tooFew = style({
  display: 'grid',
  gap: 12,
  padding: 24,
  border: `1px dashed ${vars.color.lineControl}`,
})
