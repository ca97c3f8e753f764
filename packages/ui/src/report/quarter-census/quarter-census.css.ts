import { ring } from '../../theme/ring.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const svg = style({
  display: 'block',
  width: '100%',
  maxWidth: 560,
  height: 'auto',
  overflow: 'visible',
})
export const cells = styleVariants({
  room: { fill: vars.color.mapHouse, stroke: vars.color.mapLine, strokeWidth: 0.75 },
  building: { fill: vars.color.ink },
  land: { fill: vars.color.primary, stroke: vars.color.primary, strokeWidth: 0.75 },
  structure: { fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 1.5 },
  off: { fill: 'none', stroke: vars.color.mapLine, strokeWidth: 0.75, strokeDasharray: '1.6 1.6' },
  near: { fill: vars.color.primary, stroke: vars.color.primary, strokeWidth: 1.5 },
})
export const way = style({ stroke: vars.color.ink2, strokeWidth: 1.5, strokeDasharray: '5 4', fill: 'none' })
export const gap = style({ stroke: vars.color.ink, strokeWidth: 2, fill: 'none' })
export const wanted = style({
  fill: vars.color.paper,
  stroke: vars.color.ink2,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const last = style({ fontSize: vars.size.small, fontWeight: vars.weight.semi, fill: vars.color.ink })
export const wantedText = style({
  fontSize: vars.size.item,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  fill: vars.color.ink,
})
const swatch = style({ display: 'inline-block', flex: 'none', width: 12, height: 12 })
export const swatches = styleVariants({
  room: [swatch, { background: vars.color.mapHouse, border: `1px solid ${vars.color.mapLine}` }],
  building: [
    swatch,
    {
      vars: { [ring]: vars.color.paper },
      background: vars.color.ink,
      border: `1px solid ${vars.color.line2}`,
    },
  ],
  land: [swatch, { vars: { [ring]: vars.color.onPrimary }, background: vars.color.primary }],
  structure: [swatch, { background: vars.color.paper, border: `2px solid ${vars.color.ink}` }],
  off: [swatch, { border: `1px dashed ${vars.color.lineControl}` }],
})
