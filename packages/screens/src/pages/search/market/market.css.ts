import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const small = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
/** As on a ruler of prices. */
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${vars.color.ink}`,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
})
export const year = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
  gap: '24px 48px',
  marginBottom: 40,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const metres = style({ display: 'grid', gap: 16, marginTop: 16 })
export const metreName = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const metre = style({
  fontSize: vars.size.answer,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const metreChange = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
})
export const note = style({
  marginTop: 12,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const foot = style({
  paddingTop: 16,
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
