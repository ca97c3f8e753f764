import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: 12 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
