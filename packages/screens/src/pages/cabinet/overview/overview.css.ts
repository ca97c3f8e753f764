import { media, stripes, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const rest = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.small })
export const starts = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const below = style({ marginTop: 14 })
export const under = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const quiet = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.small })
export const sum = style({
  fontSize: vars.figure[6],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 8,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const paid = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
/** A division is a hundred roubles. */
export const scale = style({
  position: 'relative',
  height: 14,
  marginTop: 10,
  borderTop: `2px solid ${vars.color.ink}`,
  background: stripes('to right', vars.color.lineControl, 'calc(100% / 15)'),
})
export const way = style({
  position: 'absolute',
  left: 0,
  top: -5,
  height: 7,
  background: vars.color.primary,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 24,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
