import { media, ring, vars } from '@proverka/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const band = style({
  vars: { [ring]: vars.color.onFill },
  color: vars.color.onFill,
})
export const fill = styleVariants({
  green: { background: vars.color.green },
  red: { background: vars.color.red },
  orange: { background: vars.color.orange },
})
export const bandIn = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'center',
  paddingBlock: '44px 40px',
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBlock: '26px 24px' },
  },
})
export const bandMark = style({ lineHeight: 0 })
globalStyle(`${bandMark} > svg`, { '@media': { [media.belowMd]: { width: 56, height: 56 } } })
export const bandTitle = style({ textWrap: 'balance', outlineOffset: 8, overflowWrap: 'anywhere' })
export const bandLead = style({
  marginTop: 12,
  maxWidth: '60ch',
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  '@media': { [media.belowMd]: { fontSize: vars.size.item } },
})

export const bandDemo = style({
  marginTop: 12,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
})

export const sheetAndWords = style({
  display: 'grid',
  gridTemplateColumns: '330px minmax(0, 1fr)',
  gap: 40,
  alignItems: 'center',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 } },
})
/** A sheet of paper with a folded corner. */
export const sheet = style({
  position: 'relative',
  marginTop: 24,
  border: `1.5px solid ${vars.color.ink}`,
  background: vars.color.paper,
  '::after': {
    content: '""',
    position: 'absolute',
    right: -1.5,
    top: -1.5,
    width: 28,
    height: 28,
    background: `linear-gradient(225deg, ${vars.color.paper} 50%, ${vars.color.ink} 50%, ${vars.color.ink} 55%, ${vars.color.paper} 55%)`,
  },
})
export const stripe = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  minHeight: 36,
  padding: '6px 14px',
  fontSize: vars.size.label,
  lineHeight: 1.3,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingRight: 36 },
  },
})
export const stripeOf = styleVariants({
  unchanged: {},
  hidden: { color: vars.color.ink2 },
  uncertain: {},
  // Wider than the sheet: it is seen from across a room.
  changed: {
    position: 'relative',
    zIndex: 1,
    marginInline: -14,
    paddingInline: 28,
    boxShadow: `0 0 0 1.5px ${vars.color.onFill}`,
    background: vars.color.red,
    color: vars.color.onFill,
  },
})
export const stripeNumber = style({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const stripeTitle = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const state = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
})
export const said = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const words = style({ display: 'grid', gap: 14, paddingTop: 24, justifyItems: 'start' })
export const notOurs = style({ display: 'grid', gap: 20, paddingTop: 24, justifyItems: 'start' })
export const say = style({
  fontSize: vars.size.answer,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.028em',
  lineHeight: 1.12,
  textWrap: 'balance',
})
export const quiet = style({ color: vars.color.ink2, fontSize: vars.size.label, lineHeight: 1.45 })
globalStyle(`dl + ${quiet}`, { marginTop: 14 })
export const warn = style({
  padding: '4px 0 4px 16px',
  borderLeft: `6px solid ${vars.color.red}`,
  lineHeight: 1.45,
})
globalStyle(`dl + ${warn}, ul + ${warn}`, { marginTop: 20 })
globalStyle(`${warn} + ${quiet}`, { marginTop: 14 })
globalStyle(`${warn} b`, { fontWeight: vars.weight.semi })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' })
globalStyle(`${warn} + ${buttons}`, { marginTop: 16 })
globalStyle(`:is(${words}, ${notOurs}) > ${buttons}`, { marginTop: 0 })
export const compare = style({ display: 'grid', gap: 10, justifyItems: 'start' })
export const codeInFile = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const code = style({
  fontWeight: vars.weight.bold,
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
})
export const codeBox = style({
  padding: '3px 8px',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.mark,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
})
export const keyName = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})
export const sections = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const section = style({ borderBottom: `1px solid ${vars.color.line}` })
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '13px 0',
  lineHeight: 1.35,
})
globalStyle(`summary${summary}`, { cursor: 'pointer' })
globalStyle(`summary${summary} > b::before`, {
  content: '"+"',
  display: 'inline-block',
  width: 22,
  color: vars.color.primaryText,
})
globalStyle(`details[open] > summary${summary} > b::before`, { content: '"–"' })
globalStyle(`p${summary} > b`, { paddingLeft: 22 })
globalStyle(`${summary} > b`, { fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const part = style({ padding: '0 0 20px 22px', '@media': { [media.belowMd]: { paddingLeft: 0 } } })
export const cell = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const hiddenBar = style({
  padding: '1px 8px',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
})
export const reasons = style({ borderTop: `1.5px solid ${vars.color.ink}` })
globalStyle(`${reasons} > li`, {
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.45,
})
globalStyle(`${reasons} b`, { fontWeight: vars.weight.semi })
