import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 12,
  marginBottom: 20,
  paddingBottom: 20,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const part = style({ minWidth: 0 })
/** As high without words as with them, so that typing the first letter moves no field. */
export const said = style({
  minHeight: 62,
  marginBottom: 8,
  '@media': { [media.belowSm]: { minHeight: 0 } },
})
export const before = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const value = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.figure[1],
  lineHeight: 1.2,
  letterSpacing: '-.035em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const own = style({})
export const bracket = style({
  display: 'block',
  height: 8,
  marginTop: 4,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderTop: 0,
  selectors: { [`${own} &`]: { borderColor: vars.color.primary } },
})
globalStyle(`${own} ${value}`, { color: vars.color.primaryText })
/** As high as a field with its label. */
export const fixed = style({
  alignSelf: 'start',
  minHeight: 71,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.belowSm]: { minHeight: 0 } },
})
globalStyle(`${fixed} b`, { display: 'block', color: vars.color.primaryText })
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
/** What can be asked for is solid, what waits for a decision an outline. */
export const bar = style({ display: 'grid', gap: 3, height: 16, marginTop: 14 })
export const free = style({ background: vars.color.ink })
export const waiting = style({ border: `1.5px dashed ${vars.color.ink2}` })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 8,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${ends} span:last-child`, { textAlign: 'right' })
globalStyle(`${ends} b`, { display: 'block' })
export const again = style({ display: 'block', marginTop: 8 })
export const rows = style({ borderTop: `1.5px solid ${vars.color.ink}`, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${rows} > li`, { padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` })
