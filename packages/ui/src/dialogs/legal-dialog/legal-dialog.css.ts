import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const document = style({ display: 'grid', gap: 24, lineHeight: 1.55 })
export const section = style({ display: 'grid', gap: 10 })
export const title = style({ fontSize: vars.size.item, lineHeight: 1.3, fontWeight: vars.weight.semi })
