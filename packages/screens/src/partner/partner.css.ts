import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 12,
  marginBottom: 18,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 36px',
  margin: '4px 0 18px',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${totals} dt`, { color: vars.color.ink2, fontSize: vars.size.small })
globalStyle(`${totals} dd`, {
  fontSize: vars.figure[1],
  lineHeight: 1.15,
  letterSpacing: '-.035em',
  fontWeight: vars.weight.bold,
})
export const charts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const remark = style({
  marginBlock: 12,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const small = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const sum = style({
  fontSize: vars.figure[6],
  lineHeight: 1.1,
  letterSpacing: '-.045em',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const rows = style({ borderTop: `1.5px solid ${vars.color.ink}`, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${rows} > li`, { padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` })
