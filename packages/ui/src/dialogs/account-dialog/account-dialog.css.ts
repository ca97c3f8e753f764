import { ring } from '../../theme/ring.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'
import { createVar, style } from '@vanilla-extract/css'

/** The margin of the dialog's head, on which everything below is aligned. */
const side = createVar()

/** Scrolls under the heading, which stays. */
export const content = style({
  vars: { [side]: '28px' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
  '@media': { [media.belowMd]: { vars: { [side]: '20px' } } },
})
export const money = style({ paddingInline: side })
export const role = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const sum = style({
  fontSize: vars.figure[6],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const list = style({
  margin: `10px ${side} 0`,
  padding: 0,
  listStyle: 'none',
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const line = style({
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0 },
})
/** From edge to edge of the sheet. */
export const nearest = style({
  marginInline: `calc(-1 * ${side})`,
  paddingInline: side,
  vars: { [ring]: vars.color.onFill },
  background: vars.color.orange,
  color: vars.color.onFill,
})
const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  // From edge to edge, so that the ring of the focus keeps off the words.
  width: `calc(100% + 2 * ${side})`,
  minHeight: 48,
  marginInline: `calc(-1 * ${side})`,
  padding: `8px ${side}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
})
export const place = style([row])
export const label = style({
  fontWeight: vars.weight.semi,
  selectors: { '[aria-current] > &': { color: vars.color.primaryText } },
})
export const fact = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${nearest} &`]: { color: 'inherit', fontWeight: vars.weight.semi } },
})
export const action = style([row, { color: vars.color.ink2 }])
