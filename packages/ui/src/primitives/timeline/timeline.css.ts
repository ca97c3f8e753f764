import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, max-content) 24px 1fr',
  columnGap: 16,
  borderTop: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: '24px 1fr', columnGap: 12 } },
})
/** Date, rail with the mark, words; on a phone the date stands above the words. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingTop: 20,
  '@media': { [media.belowMd]: { rowGap: 2, paddingTop: 16 } },
})
export const date = style({
  paddingBottom: 20,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { gridColumn: 2, padding: 0, fontSize: vars.size.small } },
})
/** The line runs from mark to mark and ends at the last one. */
export const rail = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: 6,
  marginTop: 2,
  selectors: {
    '&::after': { content: '""', width: 1.5, minHeight: 14, marginBottom: -16, background: vars.color.line2 },
    [`${event}:last-child &::after`]: { content: 'none' },
  },
  '@media': { [media.belowMd]: { gridColumn: 1, gridRow: '1 / span 2', marginTop: 1 } },
})
/** A day of the register without a judgement: a ruled vertex of the plan. */
export const point = style({
  width: 11,
  height: 11,
  margin: 5,
  border: `2px solid ${vars.color.ink}`,
  background: vars.color.paper,
})
export const body = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  paddingBottom: 20,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { gridColumn: 2, paddingBottom: 16 } },
})
export const title = style({ fontWeight: vars.weight.semi, lineHeight: 1.4 })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.label, lineHeight: 1.45 })
export const source = style({ marginTop: 4 })
