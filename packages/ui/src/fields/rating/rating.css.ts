import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { ringColor } from '../../theme/ring.css.ts'

export const legend = style({ marginBottom: 6, fontWeight: vars.weight.semi, fontSize: vars.size.label })
export const stars = style({ display: 'inline-flex', marginLeft: -8 })
/** Ink, not yellow: colour is an answer of a check here. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${ringColor}`, outlineOffset: -4 },
    '&:has(:disabled)': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
})
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
export const shape = style({ fill: 'none' })
export const full = style({ fill: 'currentcolor' })
export const hovered = style({
  selectors: {
    // Under the pointer the stars show what a press would set.
    [`${stars}:hover ${star}:not(:has(:disabled)) &`]: { fill: 'currentcolor' },
    [`${stars}:hover ${star}:not(:has(:disabled)):hover ~ ${star} &`]: { fill: 'none' },
  },
})
export const words = style({ marginTop: 2, color: vars.color.ink2, fontSize: vars.size.small })
