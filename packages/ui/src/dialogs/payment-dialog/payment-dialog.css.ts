import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const body = style({
  display: 'grid',
  gap: 18,
  overflowY: 'auto',
  minHeight: 0,
  padding: '4px 28px 28px',
  '@media': { [media.belowMd]: { padding: '4px 20px 24px' } },
})
export const sum = style({
  fontSize: vars.figure[6],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  fontVariantNumeric: 'tabular-nums',
})
/** As high as a card form, so that nothing jumps when the widget comes. */
export const place = style({
  position: 'relative',
  minHeight: 320,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
})
export const slot = style({ minHeight: 'inherit', background: vars.color.paper })
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ink2,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
})
