import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const blocked = style({
  marginTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
// Doubled: it wins over the link's own colour in whatever order the files are loaded.
export const jump = style({ selectors: { '&&': { color: 'inherit' } } })
