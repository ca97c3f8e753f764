import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: '32px 96px',
  '@media': { [media.belowLg]: { paddingBlock: '20px 64px' } },
})
const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const
export const head = style({ ...pair, gap: '24px 48px', marginBottom: 24 })
export const columns = style({ ...pair, marginTop: 24 })
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 24 })
export const title = style({ marginTop: 18, overflowWrap: 'anywhere' })
export const facts = style({ marginTop: 10, color: vars.color.ink2, fontSize: vars.size.lead })
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginTop: 22,
  fontVariantNumeric: 'tabular-nums',
})
export const sum = style({
  fontSize: vars.figure[4],
  fontWeight: vars.weight.black,
  letterSpacing: '-.045em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
})
export const perMetre = style({ color: vars.color.ink2 })
export const move = style({
  marginTop: 10,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const seen = style({ marginTop: 10, fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
export const note = style({
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const stairs = style({ alignSelf: 'end' })
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 })
export const similar = style({ selectors: { '& + &': { marginTop: 32 } } })
export const similarTitle = style({ marginBottom: 12 })
