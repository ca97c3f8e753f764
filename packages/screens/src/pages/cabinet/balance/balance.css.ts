import { foldedHead, media, stripes, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** What is a bonus is hatched everywhere. */
const hatch = (step: number) => stripes('135deg', vars.color.primaryText, step, 1.5)

export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: '28px 48px',
  alignItems: 'end',
  padding: '30px 32px 28px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginInline: -20,
      borderInline: 0,
      padding: '22px 20px',
    },
  },
})
export const sumTitle = style({
  marginBottom: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
})
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  fontSize: vars.number.acrossPage,
  lineHeight: 1,
  letterSpacing: '-.05em',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [media.belowMd]: { fontSize: vars.figure[6] } },
})
export const partBonus = style({ color: vars.color.primaryText })
export const plus = style({ padding: '0 .14em', color: vars.color.ink3, fontWeight: vars.weight.medium })
export const bracket = style({
  display: 'block',
  height: 10,
  marginTop: 12,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderTop: 0,
})
export const hatchedBracket = style([bracket, { borderColor: vars.color.primaryText, background: hatch(6) }])
export const partName = style({
  display: 'block',
  marginTop: 8,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  letterSpacing: 0,
  fontWeight: vars.weight.semi,
})
export const rules = style({ borderTop: `1.5px solid ${vars.color.ink}`, fontSize: vars.size.label })
export const rule = style({
  display: 'grid',
  gridTemplateColumns: '74px 1fr',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.42,
})
globalStyle(`${rule} > dt`, { fontWeight: vars.weight.semi })
globalStyle(`${rule} > dd`, { color: vars.color.ink2 })
export const bonusWord = style({ color: vars.color.primaryText })

/** On narrow screens the top-up comes first. */
export const columns = style({
  '@media': { [media.belowLg]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } },
})
export const column = style({ '@media': { [media.belowLg]: { display: 'contents' } } })
export const first = style({ '@media': { [media.belowLg]: { order: -1 } } })

export const remark = style({
  maxWidth: '64ch',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const empty = style({ paddingBlock: 8, color: vars.color.ink2 })
export const below = style({ marginTop: 12 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 14,
})
export const subtitle = style({
  margin: '22px 0 10px',
  fontSize: vars.size.body,
  fontWeight: vars.weight.semi,
})

export const rows = style({ borderTop: `1.5px solid ${vars.color.ink}`, fontVariantNumeric: 'tabular-nums' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  padding: '13px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${line} b`, { fontWeight: vars.weight.semi })
globalStyle(`${line} small`, {
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '4px 14px',
})

export const halves = style({ margin: '8px 0 16px', borderCollapse: 'collapse', textAlign: 'left' })
globalStyle(`${halves} th`, {
  paddingRight: 36,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
globalStyle(`${halves} td`, {
  paddingRight: 36,
  fontSize: vars.figure[1],
  lineHeight: 1.2,
  letterSpacing: '-.035em',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
})

const key = style({ display: 'inline-block', width: 14, height: 10, marginRight: 6 })
export const ownKey = style([key, { background: vars.color.ink }])
export const bonusKey = style([
  key,
  { background: hatch(5), boxShadow: `inset 0 0 0 1.5px ${vars.color.primaryText}` },
])

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block', borderTop: `1.5px solid ${vars.color.ink}` } },
})
globalStyle(`${table} thead th`, {
  padding: '10px 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  textAlign: 'right',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} thead th:first-child`, { textAlign: 'left' })
globalStyle(`${table} tr > :last-child`, { paddingRight: 0 })
globalStyle(`${table} tbody > tr > *`, {
  padding: '12px 16px 12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
})
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semi, textAlign: 'left' })
globalStyle(`${table} tbody small`, {
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  fontWeight: vars.weight.text,
})
export const moved = style({ textAlign: 'right', whiteSpace: 'nowrap' })
export const stood = style({ fontWeight: vars.weight.semi, textAlign: 'right', whiteSpace: 'nowrap' })

/** A row becomes a block: what it was, beside it what moved, below it what stood. */
globalStyle(`${table} thead`, { '@media': { [media.belowMd]: foldedHead } })
globalStyle(`${table} tbody`, { '@media': { [media.belowMd]: { display: 'block' } } })
globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 16px',
      padding: '12px 0',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${table} tbody > tr > *`, {
  '@media': { [media.belowMd]: { display: 'block', padding: 0, border: 0 } },
})
globalStyle(`${table} tbody th`, { '@media': { [media.belowMd]: { gridColumn: '1', gridRow: '1 / 3' } } })
globalStyle(`${table} td.${moved}`, {
  '@media': { [media.belowMd]: { gridColumn: '2', fontWeight: vars.weight.semi } },
})
globalStyle(`${table} td.${moved}:empty`, { '@media': { [media.belowMd]: { display: 'none' } } })
globalStyle(`${table} td.${stood}`, {
  '@media': {
    [media.belowMd]: {
      gridColumn: '1 / -1',
      color: vars.color.ink2,
      fontSize: vars.size.small,
      fontWeight: vars.weight.text,
      textAlign: 'left',
    },
  },
})
globalStyle(`${table} td.${stood}::before`, {
  '@media': { [media.belowMd]: { content: 'attr(data-label) " "' } },
})
