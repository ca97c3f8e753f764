import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [media.belowLg]: { gap: 16 } },
})
export const lead = style({
  marginTop: 10,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
const sheet = style({
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 } },
})
export const term = style([
  sheet,
  { padding: '24px 28px 18px', '@media': { [media.belowLg]: { padding: '22px 20px 18px' } } },
])
export const termHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 32px',
  marginBottom: 14,
})
export const say = style({
  maxWidth: '24em',
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.02em',
  textWrap: 'balance',
})
export const quiet = style({
  color: vars.color.ink2,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
})
export const legend = style({ marginTop: 14, color: vars.color.ink2, fontSize: vars.size.small })
export const number = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const notes = style({ margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${notes} li`, { padding: '11px 0', borderTop: `1px solid ${vars.color.line}` })
globalStyle(`${notes} li > b`, { display: 'block', fontWeight: vars.weight.semi })
globalStyle(`${notes} li > span`, { color: vars.color.ink2 })
export const ways = style({ marginTop: 12 })
export const refusal = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: '1.15fr 1fr',
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const refusalWords = style({
  padding: '24px 28px 26px',
  '@media': { [media.belowLg]: { padding: 20 } },
})
export const quote = style({
  maxWidth: '26em',
  margin: '12px 0 0',
  fontSize: vars.size.h3,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.018em',
  overflowWrap: 'anywhere',
})
export const refusalMeaning = style({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: '24px 28px 26px',
  background: vars.color.greyWash,
  borderLeft: `6px solid ${vars.color.grey}`,
  '@media': { [media.belowLg]: { padding: 20 } },
})
export const meaningTitle = style({
  fontSize: vars.size.item,
  lineHeight: 1.25,
  fontWeight: vars.weight.semi,
})
