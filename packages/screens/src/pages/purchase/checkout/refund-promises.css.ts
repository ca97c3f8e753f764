import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const promises = style({ display: 'grid', gap: 6 })

export const list = style({ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' })

export const title = style({ color: vars.color.ink })
