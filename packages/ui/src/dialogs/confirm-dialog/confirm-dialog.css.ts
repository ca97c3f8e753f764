import { style } from '@vanilla-extract/css'

export const trouble = style({ marginTop: 20 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })
