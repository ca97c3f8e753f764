import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const TEXT = 'minmax(0, 640px)'

export const waiting = style({ minHeight: 600, paddingBlock: '36px 88px' })
export const head = style({
  paddingBlock: '36px 40px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowLg]: { paddingBlock: '20px 28px' } },
})
export const title = style({ maxWidth: '18em', marginTop: 24, textWrap: 'balance' })
export const lead = style({ maxWidth: '38em', marginTop: 20 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginTop: 26,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0 36px',
  paddingBlock: '24px 20px',
  '@media': {
    [media.fromXl]: { gridTemplateColumns: '212px minmax(0, 1fr)', paddingBlock: '48px 40px' },
  },
})
export const contents = style({
  marginBottom: 28,
  paddingBlock: 14,
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@media': {
    [media.fromXl]: { position: 'sticky', top: 20, margin: 0, padding: 0, border: 0 },
    print: { display: 'none' },
  },
})
export const contentsTitle = style({ marginBottom: 8, color: vars.color.ink2, fontSize: vars.size.label })
export const contentsLink = style({
  display: 'block',
  padding: '8px 0 8px 14px',
  borderLeft: `3px solid ${vars.color.line}`,
  color: vars.color.ink2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': {
      borderLeftColor: vars.color.primary,
      color: vars.color.ink,
      fontWeight: vars.weight.semi,
    },
  },
})

/** On a wide screen a law is in the margin beside the preceding block, else below it. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: TEXT,
  alignItems: 'start',
  gap: '0 36px',
  '@media': { [media.fromXl]: { gridTemplateColumns: `${TEXT} 226px` } },
})
export const opening = style({})
/** A part that is not laid out yet would cut off what reaches to the edges of a phone. */
export const wide = style({ '@media': { [media.belowLg]: { marginInline: -20 } } })
export const inWide = style({ '@media': { [media.belowLg]: { paddingInline: 20 } } })
const inText = style({ gridColumn: 1, minWidth: 0 })
export const heading = style([
  inText,
  {
    margin: '34px 0 16px',
    fontSize: vars.size.answer,
    fontWeight: vars.weight.bold,
    letterSpacing: '-.035em',
    lineHeight: 1.1,
    scrollMarginTop: 20,
    selectors: { [`${opening} > &:first-child`]: { marginTop: 0 } },
  },
])
export const paragraph = style([
  inText,
  { marginBottom: 18, fontSize: vars.size.item, lineHeight: 1.6, overflowWrap: 'anywhere' },
])
export const list = style([inText, { display: 'grid', gap: 10, marginBottom: 22 }])
export const item = style({
  position: 'relative',
  paddingLeft: 24,
  fontSize: vars.size.item,
  lineHeight: 1.55,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: '.78em',
      width: 12,
      borderTop: `2px solid ${vars.color.primary}`,
    },
  },
})
export const laws = style({
  display: 'grid',
  gap: 10,
  gridColumn: 1,
  gridRow: 'span 1',
  margin: '-6px 0 20px',
  paddingLeft: 14,
  borderLeft: `3px solid ${vars.color.line2}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': {
    [media.fromXl]: {
      gridColumn: 2,
      margin: '6px 0 0',
      padding: '8px 0 0',
      borderTop: `1px solid ${vars.color.ink}`,
      borderLeft: 0,
    },
  },
})
export const lawSource = style({ display: 'block', color: vars.color.ink, fontWeight: vars.weight.semi })

export const offer = style([
  inText,
  {
    margin: '12px 0 30px',
    padding: '24px 26px 26px',
    borderLeft: `6px solid ${vars.color.primary}`,
    background: vars.color.primaryWash,
    '@media': { [media.belowLg]: { marginInline: -20, padding: '22px 20px' }, print: { display: 'none' } },
  },
])
export const offerTitle = style({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.025em',
  lineHeight: 1.2,
})
export const offerText = style({ margin: '4px 0 16px', lineHeight: 1.45 })

export const terms = style([
  inText,
  {
    margin: '10px 0 30px',
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.control,
  },
])
export const termsHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 210px',
  alignItems: 'end',
  gap: 16,
  padding: '20px 24px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '18px 16px' } },
})
export const termsTitle = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.018em',
  lineHeight: 1.25,
})
/** The first stretch up to the first day is the window in which it can happen. */
export const scale = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: '6px 24px 22px',
  borderTop: `10px solid ${vars.color.orange}`,
  '@media': {
    [media.belowMd]: {
      gridAutoFlow: 'row',
      gap: 14,
      margin: '6px 16px 20px',
      borderTop: 0,
      borderLeft: `10px solid ${vars.color.orange}`,
    },
  },
})
export const mark = style({
  padding: '8px 12px 0',
  borderLeft: `2px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  '@media': { [media.belowMd]: { padding: '0 0 0 12px', borderLeft: 0 } },
})
export const markDay = style({
  display: 'block',
  color: vars.color.ink,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums',
})
export const termsMeaning = style({
  padding: '16px 24px 18px',
  borderTop: `1px solid ${vars.color.line}`,
  lineHeight: 1.5,
  '@media': { [media.belowLg]: { padding: '14px 16px 16px' } },
})

export const checklist = style([inText, { margin: '6px 0 28px', borderTop: `1.5px solid ${vars.color.ink}` }])
export const checkItem = style({ paddingBlock: 13, borderBottom: `1px solid ${vars.color.line}` })
export const checkFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 14,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
})

export const rating = style([
  inText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 32px',
    marginTop: 20,
    paddingBlock: 18,
    borderBlock: `1.5px solid ${vars.color.ink}`,
    '@media': { print: { display: 'none' } },
  },
])

export const comments = style({
  paddingBlock: '64px 88px',
  background: vars.color.ground,
  '@media': { [media.belowLg]: { paddingBlock: '40px 56px' }, print: { display: 'none' } },
})
export const commentsInner = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '28px 24px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const commentsNote = style({ maxWidth: '34ch', marginTop: 14 })
export const commentList = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const comment = style({ paddingBlock: 20, borderBottom: `1px solid ${vars.color.line}` })
export const commentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginBottom: 6,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
/** A user's text: line breaks are preserved, and a word that is too long breaks. */
export const commentText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const commentHidden = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.small })
export const commentForm = style({ marginTop: 26, maxWidth: 640 })
