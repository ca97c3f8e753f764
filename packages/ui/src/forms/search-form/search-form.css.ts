import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const consent = style({ marginTop: 14, fontSize: vars.size.small })
