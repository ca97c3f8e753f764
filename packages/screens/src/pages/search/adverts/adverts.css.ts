import { media, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const head = style({
  paddingBlock: '40px 32px',
  '@media': { [media.belowLg]: { paddingBlock: '28px 24px' } },
})
export const title = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  gap: '16px 48px',
  marginBottom: 32,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 22 } },
})
export const underFilters = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginTop: 14,
})
export const known = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px 32px',
  paddingBottom: 16,
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })
export const sorts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const sort = style({
  color: vars.color.primaryText,
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.semi, textDecoration: 'none' },
  },
  '@media': { [media.touch]: { paddingBlock: 8 } },
})
export const earlier = style({ paddingBlock: 12, fontSize: vars.size.small })
export const list = style({ selectors: { '&[aria-busy]': { opacity: 0.6 } } })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '230px minmax(0, 1fr) 220px',
  alignItems: 'center',
  gap: '0 36px',
  padding: '20px 24px',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { boxShadow: `inset 6px 0 ${vars.color.primary}` },
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 12,
      marginInline: -20,
      padding: 20,
    },
  },
})
export const move = style({ minWidth: 0 })
export const ladder = style({
  display: 'block',
  overflow: 'visible',
  width: '100%',
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const ladderHeight = styleVariants({
  row: [{ height: 76, '@media': { [media.belowLg]: { height: 64 } } }],
  head: [{ height: 180, '@media': { [media.belowLg]: { height: 96 } } }],
})
export const ladderFill = style({ fill: vars.color.sunk })
export const ladderLine = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2.5 })
export const moveText = style({
  marginTop: 7,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
})
export const firstPrice = style({
  display: 'block',
  color: vars.color.ink2,
  fontWeight: vars.weight.text,
})
export const address = style({
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
})
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole row is the way to the advert; other links of the row lie above.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.primaryText },
  },
})
export const facts = style({ marginTop: 3, color: vars.color.ink2, fontSize: vars.size.small })
export const links = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  width: 'fit-content',
  marginTop: 10,
  fontSize: vars.size.small,
})
export const price = style({
  textAlign: 'right',
  '@media': { [media.belowLg]: { gridRow: 1, textAlign: 'left' } },
})
export const sum = style({
  display: 'block',
  fontSize: vars.figure[2],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
})
export const perMetre = style({
  display: 'block',
  marginTop: 4,
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const duplicates = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '2 / 4',
  marginTop: 14,
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  '@media': { [media.belowLg]: { gridColumn: 1, marginTop: 0 } },
})
export const duplicatesTitle = style({ fontWeight: vars.weight.semi })
export const duplicate = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 5,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  paddingTop: 24,
})
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
