import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  padding: '8px 24px',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
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
export const state = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const part = style({ selectors: { '& + &': { marginTop: 22 } } })
export const partTitle = style({
  paddingBottom: 8,
  borderBottom: `2px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
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
export const cells = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 16 })
const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 44,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
})
export const cellThere = style([cell, { background: vars.color.ink, color: vars.color.paper }])
export const cellMissing = style([cell, { border: `1px dashed ${vars.color.lineControl}` }])

/** Folders side by side, the open one joined to its sheet; on a phone they stand in a column. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: 16,
  '@media': { [media.belowMd]: { flexDirection: 'column' } },
})
export const tab = style({
  display: 'block',
  minWidth: 180,
  padding: '12px 18px',
  border: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.ink, background: vars.color.paper },
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
