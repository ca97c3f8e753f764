import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  '@media': { [media.belowLg]: { gap: 16 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
})
export const list = style({ listStyle: 'none', margin: '8px 0 0', padding: 0 })
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0',
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const number = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const compare = style({ marginTop: 12 })
/** The star of a favourite. */
export const on = style({ fill: 'currentColor' })
