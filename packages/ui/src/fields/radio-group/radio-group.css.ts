import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const legend = style({
  marginBottom: 6,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
})
export const rows = style({ display: 'grid', gap: 4 })
/** In one line while there is room. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: 24 })
export const choice = style({ paddingBlock: 9 })
