import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as the drawing, which comes later. */
export const band = style({
  minHeight: 560,
  background: vars.color.map,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowMd]: { minHeight: 430 } },
})
