import { media, ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** The search under the words. */
export const below = style({ paddingBottom: 36, '@media': { [media.belowLg]: { paddingBottom: 24 } } })

export const words = style({
  padding: '28px 0 60px',
  '@media': { [media.belowLg]: { padding: '14px 0 24px' } },
})
export const wordsAlone = style({
  paddingBottom: 32,
  '@media': { [media.belowLg]: { paddingBottom: 24 } },
})

export const back = style({ marginBottom: 20 })

export const say = style({
  margin: '26px 0 14px',
  fontSize: vars.size.answer,
  fontWeight: 680,
  letterSpacing: '-.028em',
  lineHeight: 1.12,
  textWrap: 'balance',
  '@media': { [media.belowLg]: { marginTop: 20 } },
})

/** The heading of a page that is about the search itself, or about words. */
export const title = style({ maxWidth: '18em', marginBottom: 20, overflowWrap: 'anywhere' })

export const untilTime = style({
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 -.09em ${vars.color.primary}`,
})

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

export const explained = style({ maxWidth: '54ch', marginTop: 16, color: vars.color.ink2 })

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 14,
  minHeight: 340,
  padding: '32px 40px 64px 32px',
  marginRight: `calc((100vw - min(100vw - 40px, ${vars.layout.container})) / -2)`,
  background: vars.color.map,
  '@media': {
    [media.belowLg]: { marginInline: -20, padding: '22px 20px 56px', minHeight: 0 },
  },
})

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  fontSize: vars.size.tiny,
  color: vars.color.ink2,
})

/** Half of the line overlaps the drawing. */
export const searchOver = style({ position: 'relative', zIndex: 1, marginTop: -36 })
export const search = style({ position: 'relative', zIndex: 1 })
export const underSearch = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.small })

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: 24,
  alignItems: 'start',
  paddingBlock: '32px 88px',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBlock: '20px 100px' },
  },
})

export const column = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // With nothing to choose from the link onwards comes first.
  selectors: { '&:empty': { display: 'none' } },
})

export const number = style({
  fontSize: vars.size.item,
  fontWeight: 650,
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const other = style({
  margin: '0 1px',
  padding: '1px 3px',
  background: vars.color.primaryWash,
  color: vars.color.primaryText,
  boxShadow: `inset 0 -2px ${vars.color.primaryText}`,
})
/** The mark of an object that left the register. */
export const gone = style({ display: 'block', marginTop: 6 })
export const second = style({
  display: 'block',
  marginTop: 4,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: 1.35,
  letterSpacing: 0,
  whiteSpace: 'normal',
})
export const off = style({ color: vars.color.ink2 })

export const all = style({ marginTop: 18 })

export const aside = style({
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  padding: '22px 22px 0',
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0, paddingInline: 20 } },
})
export const tips = style({
  display: 'grid',
  gap: 12,
  margin: '12px 0 20px',
  paddingLeft: 24,
  listStyle: 'decimal',
  fontSize: vars.size.label,
  lineHeight: 1.42,
})
export const asideText = style({ marginTop: 8, fontSize: vars.size.label, lineHeight: 1.45 })
export const asideForm = style({ margin: '16px 0 20px' })
export const asideButtons = style({ display: 'grid', gap: 8, margin: '16px 0 20px' })
export const asideNote = style({
  display: 'grid',
  gap: 8,
  marginInline: -22,
  padding: '16px 22px 20px',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': { [media.belowLg]: { marginInline: -20, paddingInline: 20 } },
})
export const strong = style({ color: vars.color.ink, fontWeight: vars.weight.semi })

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: '4px 0 12px',
  padding: 0,
  border: 0,
})
export const kind = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 44,
  padding: '0 13px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.label,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      vars: { [ring]: vars.color.paper },
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
})
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  marginTop: 20,
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
