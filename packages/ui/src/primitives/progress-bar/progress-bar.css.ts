import { vars } from '../../theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const run = keyframes({ from: { scale: '0 1', opacity: 1 }, to: { scale: '.96 1', opacity: 1 } })

/** Stays unseen for the first 200 ms, then needs 5000 ms for the whole way. */
export const bar = style({
  position: 'fixed',
  zIndex: 60,
  inset: '0 0 auto',
  height: 3,
  background: vars.color.primary,
  opacity: 0,
  transformOrigin: 'left',
  animation: `${run} 5000ms cubic-bezier(.1, .7, .3, 1) 200ms forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { opacity: 1 } },
})
export const track = style({ height: 6, background: vars.color.sunk })
export const done = style({
  height: '100%',
  background: vars.color.primary,
  transition: `width ${vars.motion.base} ${vars.motion.ease}`,
})
export const note = style({ marginTop: 10, color: vars.color.ink2, fontSize: vars.size.small })
