import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const item = style({
  borderBottom: `1px solid ${vars.color.line}`,
  ':first-child': { borderTop: `1.5px solid ${vars.color.ink}` },
})
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 24,
  padding: '20px 0',
  listStyle: 'none',
  fontSize: vars.size.item,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.01em',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: vars.color.primaryText },
})
export const chevron = style({
  flex: 'none',
  marginRight: 6,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})
export const answer = style({
  display: 'grid',
  gap: 8,
  maxWidth: '68ch',
  padding: '0 60px 22px 0',
  color: vars.color.ink2,
  '@media': { [media.belowSm]: { paddingRight: 0 } },
})
