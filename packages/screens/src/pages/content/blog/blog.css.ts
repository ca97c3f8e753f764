import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: '56px 96px',
  '@media': { [media.belowLg]: { paddingBlock: '32px 56px' } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  gap: '20px 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const category = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
export const value = style({ color: vars.color.ink, fontWeight: vars.weight.semi })

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.color.map,
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.dark]: { filter: 'invert(1) hue-rotate(180deg)', opacity: 0.85 } },
})

export const lead = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 540px',
  marginTop: 48,
  borderBlock: `1.5px solid ${vars.color.ink}`,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 28, marginInline: -20 },
  },
})
export const leadText = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 340,
  padding: '32px 40px 30px 0',
  '@media': { [media.belowLg]: { order: 2, minHeight: 0, padding: '22px 20px' } },
})
export const leadTitle = style({
  margin: '14px 0 16px',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.black,
  letterSpacing: '-.04em',
  lineHeight: 1.06,
  textWrap: 'balance',
})
export const leadLead = style({
  maxWidth: '48ch',
  color: vars.color.ink2,
  fontSize: vars.size.item,
  lineHeight: 1.5,
})
export const leadFacts = style({ marginTop: 'auto', paddingTop: 24 })

export const search = style({ paddingBlock: 28, borderBottom: `1.5px solid ${vars.color.ink}` })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: '20px 8px',
  '@media': {
    [media.belowLg]: { flexWrap: 'nowrap', overflowX: 'auto', marginInline: -20, paddingInline: 20 },
  },
})
export const tag = style({
  flex: 'none',
  padding: '6px 11px',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.mark,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
  '@media': { [media.touch]: { paddingBlock: 12 } },
})

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 230px',
  alignItems: 'start',
  gap: '0 36px',
  paddingBlock: 26,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '108px minmax(0, 1fr)', gap: '10px 16px', paddingBlock: 20 },
  },
})
export const rowTitle = style({
  margin: '6px 0 8px',
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  lineHeight: 1.16,
  textWrap: 'balance',
  '@media': { [media.belowLg]: { fontSize: vars.size.item, letterSpacing: '-.02em' } },
})
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole row is a link to the article; other links of the row are above it.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.primaryText },
  },
})
export const rowLead = style({
  maxWidth: '58ch',
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const rowTags = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  width: 'fit-content',
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.belowLg]: { marginTop: 6 } },
})
export const rowSide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  height: '100%',
  paddingLeft: 24,
  borderLeft: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: '4px 14px',
      paddingLeft: 0,
      borderLeft: 0,
    },
  },
})
export const rowCheck = style({
  position: 'relative',
  marginTop: 'auto',
  '@media': { [media.belowLg]: { marginTop: 0, marginLeft: 'auto' } },
})
export const foot = style({ display: 'grid', gap: 8, justifyItems: 'start', paddingTop: 28 })
