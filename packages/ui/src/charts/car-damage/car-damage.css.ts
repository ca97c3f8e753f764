import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const place = style({ width: 110, flex: 'none' })
export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
export const body = style({ fill: vars.color.paper })
export const hit = style({ fill: vars.color.orange, stroke: vars.color.ink, strokeWidth: 1.5 })
export const line = style({ fill: 'none', stroke: vars.color.ink2, strokeWidth: 1 })
export const outline = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5 })
export const word = style({ fill: vars.color.ink2, fontSize: vars.size.small })
