import { media, vars } from '@proverka/ui/theme'
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
export const error = style({ marginTop: 12, color: vars.color.ink2 })
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 20,
})
export const tooFew = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: '24px 48px',
  padding: 32,
  border: `1px dashed ${vars.color.lineControl}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 24 } },
})
