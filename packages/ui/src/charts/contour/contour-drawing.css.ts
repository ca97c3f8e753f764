import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const figure = style({ position: 'relative', background: vars.color.map })
export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'hidden' })
export const parcel = style({ fill: vars.color.mapParcel, stroke: vars.color.mapLine })
export const house = style({ fill: vars.color.mapHouse, stroke: vars.color.ink, strokeWidth: 1.5 })
export const own = style({
  fill: `color-mix(in srgb, ${vars.color.primary} 16%, transparent)`,
  stroke: vars.color.primary,
  strokeWidth: 2.5,
})
export const pipe = style({ fill: 'none', stroke: vars.color.primary, strokeWidth: 3 })
export const cross = style({ stroke: vars.color.mapLabel, opacity: 0.75 })
export const vertex = style({ fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 2 })
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5 })
export const solid = style({ fill: vars.color.ink })
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const
export const coordinate = style({
  ...figures,
  fill: vars.color.mapLabel,
  fontSize: vars.size.plan,
  fontWeight: vars.weight.medium,
})
/** Legible on every ground of the drawing. */
export const words = style({
  ...figures,
  fill: vars.color.ink,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.semi,
  paintOrder: 'stroke',
  stroke: vars.color.mapParcel,
  strokeWidth: 3,
  strokeLinejoin: 'round',
})

export const above = style({
  position: 'absolute',
  insetInline: 0,
  top: 30,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  width: `min(100% - 40px, ${vars.layout.container})`,
  marginInline: 'auto',
  pointerEvents: 'none',
})
export const legend = style({
  display: 'flex',
  gap: 16,
  margin: '0 60px 0 auto',
  padding: '8px 12px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  fontSize: vars.size.tiny,
  listStyle: 'none',
  '@media': { [media.belowMd]: { display: 'none' } },
})
export const key = style({
  display: 'inline-block',
  width: 16,
  height: 12,
  marginRight: 7,
  verticalAlign: -1,
})
export const ownKey = style({
  border: `2px solid ${vars.color.primary}`,
  background: `color-mix(in srgb, ${vars.color.primary} 16%, transparent)`,
})
export const parcelKey = style({
  border: `1px solid ${vars.color.mapLine}`,
  background: vars.color.mapParcel,
})
export const houseKey = style({ border: `1.5px solid ${vars.color.ink}`, background: vars.color.mapHouse })

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  width: `min(100% - 40px, ${vars.layout.container})`,
  marginInline: 'auto',
  paddingRight: 260,
  fontSize: vars.size.tiny,
  lineHeight: 1.35,
  pointerEvents: 'none',
  '@media': {
    [media.belowMd]: {
      position: 'static',
      width: 'auto',
      margin: 0,
      padding: '10px 20px 16px',
      background: vars.color.paper,
    },
  },
})
