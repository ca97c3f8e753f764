import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: 24, maxWidth: 640 })
