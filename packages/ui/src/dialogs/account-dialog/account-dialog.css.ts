import { ring } from '../../theme/ring.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Scrolls under the heading, which stays. */
export const content = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
})
export const money = style({ padding: '0 20px' })
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
  margin: '10px 20px 0',
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
  marginInline: -20,
  paddingInline: 20,
  vars: { [ring]: vars.color.onFill },
  background: vars.color.orange,
  color: vars.color.onFill,
})
const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  minHeight: 48,
  padding: '8px 0',
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
