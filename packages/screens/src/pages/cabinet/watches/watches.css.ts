import { media, stripes, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const title = style({
  display: 'block',
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
})
export const quiet = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const under = style([quiet, { marginTop: 14 }])
export const strip = style({ display: 'flex', flexWrap: 'wrap' })
const cell = style({
  width: 18,
  height: 24,
  marginRight: -1,
  border: `1.5px solid ${vars.color.ink}`,
  background: vars.color.paper,
})
const changed = { background: vars.color.orange } as const
const silent = { background: stripes('135deg', vars.color.ink3, 6, 1.5) } as const
const none = { border: `1.5px dashed ${vars.color.lineControl}` } as const
const first = {
  background: `radial-gradient(circle, ${vars.color.ink} 0 3px, ${vars.color.paper} 3.5px)`,
} as const
/** A small cell in a row. */
export const cellOf = styleVariants({
  unchanged: [cell],
  changed: [cell, changed],
  silent: [cell, silent],
  first: [cell, first],
  none: [cell, none],
})
const big = style({
  display: 'block',
  height: 56,
  border: `1.5px solid ${vars.color.ink}`,
  background: vars.color.paper,
  '@media': { [media.belowMd]: { height: 44 } },
})
/** A cell of the page of one watch. */
export const bigCellOf = styleVariants({
  unchanged: [big],
  changed: [big, changed],
  silent: [big, silent],
  first: [big, first],
  none: [big, none],
})
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  rowGap: 10,
  marginBlock: '24px 12px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
})
export const cellItem = style({ marginRight: -1 })
export const cellDay = style({
  display: 'block',
  paddingTop: 6,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [media.belowMd]: { fontSize: vars.size.tiny } },
})
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 72px', alignItems: 'end' })
export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  maxWidth: '20em',
  lineHeight: 1.15,
})
export const figure = style({
  fontSize: vars.figure[7],
  fontWeight: vars.weight.bold,
  lineHeight: 0.9,
  letterSpacing: '-0.06em',
  fontVariantNumeric: 'tabular-nums',
})
export const figureChanged = style({ color: vars.color.orangeText })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  marginTop: 16,
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.2fr',
  border: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const before = style({ padding: '16px 18px 18px', minWidth: 0 })
export const after = style({
  padding: '16px 18px 18px',
  minWidth: 0,
  background: vars.color.orange,
  color: vars.color.onFill,
})
export const pairTitle = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium })
export const pairValue = style({
  marginTop: 4,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.semi,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const change = style({
  display: 'grid',
  gap: 12,
  selectors: { '& + &': { marginTop: 24, paddingTop: 20, borderTop: `1px solid ${vars.color.line}` } },
})
export const changeTitle = style({ fontWeight: vars.weight.semi })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const see = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${vars.color.line2}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const seeHalf = style({
  padding: '14px 18px 16px',
  selectors: {
    '& + &': {
      borderLeft: `1px dashed ${vars.color.lineControl}`,
      '@media': {
        [media.belowMd]: { borderLeft: 0, borderTop: `1px dashed ${vars.color.lineControl}` },
      },
    },
  },
})
export const seeTitle = style({ marginBottom: 6, fontSize: vars.size.body, fontWeight: vars.weight.semi })
const seeItem = style({
  position: 'relative',
  padding: '3px 0 3px 18px',
  selectors: {
    '&::before': { content: '""', position: 'absolute', left: 0, top: 11, width: 9, height: 9 },
  },
})
export const seen = style([seeItem, { selectors: { '&::before': { background: vars.color.ink } } }])
export const unseen = style([
  seeItem,
  { selectors: { '&::before': { border: `1.5px dashed ${vars.color.lineControl}` } } },
])
export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const whom = style({
  paddingLeft: 14,
  borderLeft: `6px solid ${vars.color.ink}`,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const guest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 720,
  paddingBlock: '48px 88px',
})
export const consentText = style({
  padding: '14px 18px',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.ground,
})
