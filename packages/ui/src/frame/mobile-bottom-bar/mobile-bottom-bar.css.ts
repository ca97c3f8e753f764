import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const bar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.paper,
  borderTop: `1px solid ${vars.color.line}`,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.fromLg]: { display: 'none' } },
})
/** Below the edge, but still in the order of Tab: the focus brings it back. */
export const hidden = style({ selectors: { '&:not(:focus-within)': { translate: '0 100%' } } })
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minHeight: vars.layout.bottomBar,
})
export const link = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  width: '100%',
  padding: '9px 2px 8px',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.plan,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.primaryText, boxShadow: `inset 0 2px ${vars.color.primary}` },
  },
})
export const sticky = style({
  display: 'none',
  '@media': {
    [media.belowLg]: {
      position: 'fixed',
      zIndex: 20,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: 16,
      padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
      background: vars.color.paper,
      borderTop: `1.5px solid ${vars.color.ink}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const stickyTotal = style({
  display: 'block',
  fontSize: vars.figure[1],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
})
export const stickyNote = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.43 })
