import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** A native `progress` as a thin line over the width. */
export const thinProgress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 4,
  marginTop: 8,
  border: 0,
  background: vars.color.sunk,
  '::-webkit-progress-bar': { background: vars.color.sunk },
  '::-webkit-progress-value': { background: vars.color.primary },
  '::-moz-progress-bar': { background: vars.color.primary },
})
