import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const figure = style({
  position: 'relative',
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid', printColorAdjust: 'exact' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBottom: vars.space[2],
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const words = style({ minWidth: 0, paddingBlock: vars.space[1] })
export const title = style({ fontWeight: vars.weight.semi, lineHeight: 1.3, overflowWrap: 'anywhere' })
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
/** A wide table scrolls inside its figure and never widens the page. */
export const tablePlace = style({ overflowX: 'auto' })
/** Its words, not its padding, end where the drawing ends. */
export const switcher = style({ flex: 'none', marginRight: -12, '@media': { print: { display: 'none' } } })
export const drawing = style({ paddingTop: vars.space[4] })
export const empty = style({
  padding: `${vars.space[6]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const cell = {
  padding: '10px 0 10px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.3,
  textAlign: 'right',
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingLeft: 0, textAlign: 'left' } },
} as const
export const columnHead = style({
  ...cell,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
})
export const rowHead = style({ ...cell, fontWeight: vars.weight.text, overflowWrap: 'anywhere' })
export const valueCell = style({ ...cell, whiteSpace: 'nowrap' })
