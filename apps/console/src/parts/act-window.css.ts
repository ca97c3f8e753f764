import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 16 })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
