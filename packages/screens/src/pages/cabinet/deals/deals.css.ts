import { media, stripes, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 14,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const rowTitle = style({ display: 'block', fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const rowEnd = style({ display: 'flex', alignItems: 'center', gap: 14 })
export const quiet = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
/** Under the open folder: what is done with it as a whole. */
export const whole = style({ marginTop: 16 })
/** The folder: one sheet of paper that its tab is joined to. */
export const folder = style({
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 } },
})
export const folderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '20px 32px',
  padding: '28px 28px 24px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { padding: 20 } },
})
export const folderBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sheets = style({
  padding: '24px 28px 32px',
  '@media': { [media.belowLg]: { padding: '20px 20px 28px' } },
})
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 32,
  padding: '24px 24px 32px',
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { padding: '24px 20px 28px', borderLeft: 0, borderTop: `1px solid ${vars.color.ink}` },
  },
})
export const asideTitle = style({
  marginBottom: 12,
  paddingBottom: 12,
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
})
export const asideRow = style({
  paddingBottom: 10,
  selectors: { '& + &': { paddingTop: 10, borderTop: `1px solid ${vars.color.line}` } },
})
export const archive = style({ display: 'grid', gap: 10 })
export const part = style({ selectors: { '& + &': { marginTop: 28 } } })
export const partTitle = style({
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
/** A sheet: its number, what it is, its mark, what can be done. */
export const sheet = style({
  display: 'grid',
  // Of one width in every row: marks and buttons are aligned.
  gridTemplateColumns: '30px minmax(0, 1fr) 150px 204px',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowMd]: { gridTemplateColumns: '30px minmax(0, 1fr)', alignItems: 'start' },
  },
})
/** An empty sheet: dashed, a little wider than those that are there. */
export const sheetMissing = style([
  sheet,
  {
    marginInline: -12,
    marginTop: 8,
    paddingInline: 11,
    border: `1px dashed ${vars.color.lineControl}`,
    background: vars.color.ground,
  },
])
export const sheetNumber = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${sheetMissing} &`]: { color: vars.color.ink2, fontWeight: vars.weight.text } },
})
export const sheetMark = style({
  fontSize: vars.size.small,
  '@media': { [media.belowMd]: { gridColumn: 2 } },
})
export const sheetEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: '6px 14px',
  '@media': { [media.belowMd]: { gridColumn: 2, justifyContent: 'space-between' } },
})
/** The progress of an upload, across the row. */
export const sheetBelow = style({ gridColumn: '2 / -1' })
export const drop = style({ paddingTop: 14 })
export const need = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  padding: 14,
  border: `1px dashed ${vars.color.lineControl}`,
  selectors: { '& + &': { marginTop: 10 } },
})
export const copy = style({ display: 'grid', gap: 10, marginBlock: '16px 24px' })
const CELL = 38
export const strip = style({ display: 'grid', gap: 8 })
export const cells = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
const cell = style({
  display: 'grid',
  alignItems: 'end',
  padding: '0 0 5px 6px',
  width: CELL,
  height: 46,
  border: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { width: 30, height: 34, paddingLeft: 4 } },
})
const here = { background: vars.color.ink, color: vars.color.paper } as const
/** The number has a background of its own, or the stripes would cross it. */
const way = {
  background: `linear-gradient(${vars.color.paper}, ${vars.color.paper}) 3px calc(100% - 4px) / 20px 16px no-repeat, ${stripes('135deg', vars.color.ink3, 5, 1.5)}`,
} as const
const missing = {
  borderStyle: 'dashed',
  borderColor: vars.color.lineControl,
  color: vars.color.ink2,
} as const
export const cellOf = styleVariants({ here: [cell, here], way: [cell, way], missing: [cell, missing] })
const sign = style({ width: 12, height: 14, border: `1px solid ${vars.color.ink}` })
export const signOf = styleVariants({
  here: [sign, { background: vars.color.ink }],
  way: [sign, { background: stripes('135deg', vars.color.ink3, 5, 1.5) }],
  missing: [sign, { borderStyle: 'dashed', borderColor: vars.color.lineControl }],
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

/** Folders side by side, the open one joined to its sheet; on a phone they are in a column. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.belowMd]: { flexDirection: 'column' } },
})
export const tab = style({
  position: 'relative',
  display: 'block',
  minWidth: 180,
  marginRight: -1,
  padding: '12px 18px',
  border: `1px solid ${vars.color.line}`,
  borderBottom: 0,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    // Over the upper line of the folder: the tab and its sheet are one piece.
    '&[aria-current]': {
      zIndex: 1,
      marginBottom: -1,
      paddingBottom: 13,
      borderColor: vars.color.ink,
      background: vars.color.paper,
    },
    '&:hover': { background: vars.color.paper },
  },
})
export const linkRow = style({ display: 'grid', gap: 8, selectors: { '& + &': { marginTop: 16 } } })
export const linkAddress = style({
  padding: '10px 12px',
  border: `1px solid ${vars.color.lineControl}`,
  overflowWrap: 'anywhere',
  fontSize: vars.size.small,
})
export const linkFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' })
export const shared = style({ display: 'grid', gap: 20, maxWidth: 640, paddingBlock: '48px 88px' })
