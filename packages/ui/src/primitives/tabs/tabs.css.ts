import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** The strip runs to the edges of a phone and scrolls there; the line below it goes all the way. */
export const list = style({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line2}`,
  '@media': { [media.belowMd]: { marginInline: -20, paddingInline: 20, gap: 20 } },
})
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 48,
  padding: '0 4px',
  border: 0,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  background: 'none',
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { color: vars.color.ink, borderBottomColor: vars.color.line2 },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink, borderBottomColor: vars.color.primary },
    '&:disabled': { color: vars.color.ink3, borderBottomColor: 'transparent', cursor: 'not-allowed' },
  },
})
export const count = style({
  minWidth: 24,
  padding: '2px 6px',
  borderRadius: vars.radius.mark,
  background: vars.color.sunk,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const panel = style({
  paddingTop: 24,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { selectors: { '&[hidden]': { display: 'block' } } } },
})
