import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'end' })
export const text = style({ flex: '1 1 260px' })
