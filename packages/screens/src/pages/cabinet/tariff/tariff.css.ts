import { foldedHead, media, stripes, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const ticks = (direction: string) => stripes(direction, vars.color.lineControl, 7)

export const page = style({
  paddingBlock: '36px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const unit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)',
  alignItems: 'end',
  gap: '12px 32px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const remark = style({
  maxWidth: '64ch',
  paddingBlock: 12,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

/** Equal stretches until the script measures them: the HTML from the server has no inline styles. */
export const ruler = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowMd]: { display: 'block', borderLeft: `2px solid ${vars.color.ink}` },
  },
})
export const stretch = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  paddingRight: 12,
  '@media': {
    [media.belowMd]: { padding: '14px 0 16px 52px', borderTop: `2px solid ${vars.color.ink}` },
  },
})
globalStyle(`${stretch} > :not(span:nth-child(2))`, { paddingLeft: 14 })
globalStyle(`${stretch} > :not(span:nth-child(2))`, { '@media': { [media.belowMd]: { paddingLeft: 0 } } })
globalStyle(`${stretch} + ${stretch}`, { borderLeft: `2px solid ${vars.color.ink}` })
globalStyle(`${stretch} + ${stretch}`, { '@media': { [media.belowMd]: { borderLeft: 0 } } })
globalStyle(`${stretch} > b`, {
  marginTop: 14,
  fontSize: vars.size.item,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
})
globalStyle(`${stretch} > b`, { '@media': { [media.belowMd]: { marginTop: 4 } } })
export const from = style({
  fontSize: vars.figure[6],
  lineHeight: 1.2,
  letterSpacing: '-.045em',
  fontWeight: vars.weight.bold,
})
globalStyle(`${from} small`, {
  color: vars.color.ink2,
  fontSize: vars.size.label,
  letterSpacing: 0,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
export const scale = style({
  height: 34,
  marginRight: -12,
  paddingLeft: 14,
  borderTop: `2px solid ${vars.color.ink}`,
  background: `${ticks('to right')} 0 0 / 100% 12px no-repeat`,
  color: vars.color.onPrimary,
  fontSize: vars.size.label,
  lineHeight: '32px',
  fontWeight: vars.weight.semi,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 34,
      height: 'auto',
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      borderTop: 0,
      background: `${ticks('to bottom')} 0 0 / 12px 100% no-repeat`,
      fontSize: vars.size.tiny,
      textAlign: 'center',
      writingMode: 'vertical-rl',
    },
  },
})
export const mine = style({
  background: vars.color.primary,
  '@media': { [media.belowMd]: { background: vars.color.primary } },
})
export const mineName = style({ color: vars.color.primaryText })
export const terms = style({ marginTop: 3, color: vars.color.ink2, fontSize: vars.size.label })

export const matrix = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.paper,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block', width: 'auto', marginInline: -20 } },
})
globalStyle(`${matrix} :is(th, td)`, {
  padding: '18px 22px',
  border: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle(`${matrix} thead th`, {
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
})
globalStyle(`${matrix} thead b`, {
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.figure[3],
  lineHeight: 1.05,
  letterSpacing: '-.04em',
})
globalStyle(`${matrix} tbody th`, { width: '31%', fontWeight: vars.weight.text })
globalStyle(`${matrix} tbody th > b`, { fontSize: vars.size.lead, letterSpacing: '-.02em' })
globalStyle(`${matrix} tbody th p`, {
  margin: '3px 0 12px',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
})
globalStyle(`${matrix} td b`, {
  display: 'block',
  fontSize: vars.figure[2],
  lineHeight: 1.15,
  letterSpacing: '-.04em',
  whiteSpace: 'nowrap',
})
globalStyle(`${matrix} td small`, {
  display: 'block',
  marginTop: 4,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
export const cheapest = style({ background: vars.color.primary, color: vars.color.onPrimary })
globalStyle(`${matrix} .${cheapest} small`, { color: vars.color.onPrimary, fontSize: vars.size.label })
export const formula = style({
  display: 'block',
  '@media': { [media.belowMd]: { display: 'none' } },
})
/** The heading of a row takes the width, its three cells are below it side by side. */
globalStyle(`${matrix} thead`, { '@media': { [media.belowMd]: foldedHead } })
globalStyle(`${matrix} tbody`, { '@media': { [media.belowMd]: { display: 'block' } } })
globalStyle(`${matrix} tbody tr`, {
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBottom: `1.5px solid ${vars.color.ink}`,
    },
  },
})
globalStyle(`${matrix} tbody th`, {
  '@media': {
    [media.belowMd]: { gridColumn: '1 / -1', width: 'auto', border: 0, padding: '18px 20px 14px' },
  },
})
globalStyle(`${matrix} tbody td`, {
  '@media': { [media.belowMd]: { padding: '10px 8px 12px 10px', borderWidth: '1px 0 0 1px' } },
})
globalStyle(`${matrix} tbody td::before`, {
  '@media': { [media.belowMd]: { content: 'attr(data-label)', fontSize: vars.size.tiny } },
})
globalStyle(`${matrix} tbody td b`, { '@media': { [media.belowMd]: { fontSize: vars.size.item } } })
globalStyle(`${matrix} tbody .${cheapest} small, ${matrix} tbody td small`, {
  '@media': { [media.belowMd]: { fontSize: vars.size.tiny } },
})

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: '28px 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const bar = style({
  position: 'relative',
  display: 'flex',
  height: 30,
  borderTop: `2px solid ${vars.color.ink}`,
  background: vars.color.grey,
})
/** A part of the bar: an order, separated from the next one by a line. */
const part = style({
  display: 'block',
  height: '100%',
  flex: 'none',
  borderInlineEnd: `2px solid ${vars.color.paper}`,
  ':last-of-type': { borderInlineEnd: 0 },
})
export const done = style([part, { background: vars.color.primary }])
export const awaited = style([
  part,
  {
    background: stripes('135deg', vars.color.primaryText, 7, 2),
    boxShadow: `inset 0 0 0 1.5px ${vars.color.primaryText}`,
  },
])
export const threshold = style({
  position: 'absolute',
  top: -8,
  bottom: -4,
  width: 2,
  marginInlineStart: -2,
  background: vars.color.ink,
})
export const scaleWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${scaleWords} span:last-child`, { textAlign: 'right' })
globalStyle(`${scaleWords} b`, {
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.figure[1],
  lineHeight: 1.15,
  letterSpacing: '-.035em',
})
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
