import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const MAP_HEIGHT = 600

export const hero = style({
  position: 'relative',
  paddingBottom: 40,
  '@media': { [media.belowLg]: { paddingBottom: 0 } },
})

/** The plan runs to the edge of the window; the search bar overlaps it and the text. */
export const map = style({
  position: 'absolute',
  left: 'calc(50% + 24px)',
  right: 0,
  top: 0,
  height: MAP_HEIGHT,
  overflow: 'hidden',
  '@media': {
    [media.belowLg]: { position: 'relative', left: 'auto', height: 300, marginTop: 32 },
    [media.belowSm]: { height: 372 },
  },
})
/** The parcel stays whole, left of the card and above it, whatever the width. */
globalStyle(`${map} > div:first-child > svg`, {
  '@media': {
    [media.belowLg]: { translate: '0 -88px' },
    [media.belowMd]: { translate: '-180px -88px' },
    [media.belowSm]: { translate: '-250px -88px' },
  },
})

export const title = style({
  height: MAP_HEIGHT - 36,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBottom: 56,
  '@media': { [media.belowLg]: { height: 'auto', padding: '36px 0 24px' } },
})

export const lead = style({
  maxWidth: 480,
  marginTop: 28,
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { marginTop: 18, fontSize: vars.size.item } },
})

export const line = style({ display: 'block' })

/** Across the plan, which comes later in the page, so that nothing moves while the page is being read. */
export const search = style({ position: 'relative', zIndex: 1 })

export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 32px',
  marginTop: 14,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})

/** What the register says about the parcel above it. */
export const call = style({
  position: 'absolute',
  left: 'clamp(24px, 12vw, 254px)',
  top: 330,
  width: 297,
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  padding: '14px 16px 0',
  '@media': {
    [media.belowLg]: { left: 'auto', right: 20, top: 'auto', bottom: 0, width: 250, borderBottom: 0 },
  },
})

export const callNumber = style({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { fontSize: vars.size.lead } },
})

export const callNote = style({ color: vars.color.ink2, fontSize: vars.size.small })

export const callFacts = style({ margin: '12px -16px 0' })

export const callFact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.label,
  '@media': { [media.belowLg]: { fontSize: vars.size.small, paddingBlock: 6 } },
})

export const callWarn = style([callFact, { background: vars.color.redWash }])

export const callLabel = style({ color: vars.color.ink2 })

export const callValue = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: vars.weight.semi,
})

export const anatomy = style({ borderBlock: `1px solid ${vars.color.line}` })

export const anatomyInner = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: 24,
  alignItems: 'center',
  paddingBlock: '36px 28px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const anatomyNote = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.small })
