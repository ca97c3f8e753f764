import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@proverka/domain/timing'
import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const run = keyframes({
  from: { visibility: 'visible', scale: '0 1' },
  to: { visibility: 'visible', scale: '.96 1' },
})
const appear = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } })

/** Out of sight and out of the tree of screen readers for the throttle, then a slow run that never quite arrives. */
export const bar = style({
  position: 'fixed',
  zIndex: 60,
  inset: '0 0 auto',
  height: 3,
  background: vars.color.primary,
  visibility: 'hidden',
  transformOrigin: 'left',
  animation: `${run} ${PROGRESS_DURATION_MS}ms cubic-bezier(.1, .7, .3, 1) ${PROGRESS_THROTTLE_MS}ms forwards`,
  '@media': {
    // No movement, but the same wait before it shows; the rule for all elements would show it never.
    [media.reducedMotion]: { animation: `${appear} 1ms ${PROGRESS_THROTTLE_MS}ms forwards !important` },
  },
})
export const track = style({ height: 6, overflow: 'hidden', background: vars.color.sunk })
export const done = style({
  height: '100%',
  background: vars.color.primary,
  transition: `width ${vars.motion.base} ${vars.motion.ease}`,
})
const wander = keyframes({ from: { translate: '-100%' }, to: { translate: '400%' } })
/** The share is not known: a piece that goes along. */
export const unknown = style([
  done,
  {
    width: '25%',
    animation: `${wander} 1.8s linear infinite`,
    '@media': { [media.reducedMotion]: { width: '100%', opacity: 0.5 } },
  },
])
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
export const left = style({ color: vars.color.ink, fontWeight: vars.weight.medium })
