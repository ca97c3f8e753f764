import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 14, justifyItems: 'start' })
export const text = style({ width: '100%' })
