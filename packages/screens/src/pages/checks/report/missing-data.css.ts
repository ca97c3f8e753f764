import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ width: '100%', maxWidth: 480 })
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
