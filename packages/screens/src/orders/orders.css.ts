import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const foot = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 })
export const shown = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
