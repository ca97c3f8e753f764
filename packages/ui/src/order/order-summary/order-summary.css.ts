import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const summary = style({
  position: 'sticky',
  top: 16,
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { position: 'static' } },
})
export const head = style({ padding: '20px 22px 6px' })
export const subject = style({ padding: '20px 22px', borderBottom: `1px solid ${vars.color.line}` })
/** Two lines are held: what one font sets in one line another may break, and all below would move when it comes. */
export const address = style({ color: vars.color.ink2, marginTop: 2, minHeight: '2lh' })
export const lines = style({ padding: '2px 22px 14px' })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '7px 0',
  fontSize: vars.size.label,
})
export const sum = style({ fontWeight: vars.weight.semi, whiteSpace: 'nowrap' })
export const quiet = style({ color: vars.color.ink2 })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  padding: '14px 22px',
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const totalSum = style({
  fontSize: vars.figure[5],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  whiteSpace: 'nowrap',
  '@media': { [media.belowLg]: { fontSize: vars.figure[4] } },
})
export const action = style({ padding: '0 22px 20px' })
export const warning = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  padding: '14px 22px',
  vars: { [ring]: vars.color.onFill },
  background: vars.color.yellow,
  color: vars.color.onFill,
  fontSize: vars.size.small,
  lineHeight: 1.42,
})
export const foot = style({
  display: 'grid',
  gap: 6,
  padding: '14px 22px 20px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
})
