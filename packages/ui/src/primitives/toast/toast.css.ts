import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { keyframes, style } from '@vanilla-extract/css'
import { ignorePointerDuringPress } from '../../theme/overlays.ts'
import { media } from '../../theme/tokens.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const region = style({
  position: 'fixed',
  zIndex: 70,
  right: 24,
  bottom: 24,
  display: 'grid',
  gap: 10,
  width: 'min(100% - 32px, 380px)',
  pointerEvents: 'none',
  '@media': { [media.belowSm]: { right: 16, bottom: 'calc(16px + env(safe-area-inset-bottom))' } },
})
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: 12,
  padding: '14px 8px 14px 18px',
  borderRadius: vars.radius.control,
  vars: { [ring]: vars.color.paper },
  background: vars.color.ink,
  color: vars.color.paper,
  boxShadow: vars.shadow.pop,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: ignorePointerDuringPress,
})
export const mark = style({ marginTop: 1 })
export const words = style({ lineHeight: 1.4, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const close = style({
  marginBlock: -4,
  selectors: {
    '&&': { width: 32, height: 32 },
    '&&:hover': { background: 'transparent', opacity: 0.7 },
  },
  '@media': { [media.touch]: { marginBlock: -10, selectors: { '&&': { width: 44, height: 44 } } } },
})
