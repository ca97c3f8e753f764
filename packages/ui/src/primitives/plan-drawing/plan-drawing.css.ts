import { vars } from '../../theme/theme.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const trace = keyframes({
  from: { strokeDashoffset: 1, fillOpacity: 0 },
  to: { strokeDashoffset: 0, fillOpacity: 1 },
})
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  background: vars.color.map,
})
/** Keeps the middle of the drawing, or the chosen parcel, in view whatever the width. */
export const svg = style({ position: 'absolute', left: '50%', top: '50%', translate: '-50% -50%' })
/** A class: style attributes are left out of prerendered pages. */
export const start = style({ left: 0, top: 0, translate: 'none' })
export const parcel = style({ fill: vars.color.mapParcel, stroke: vars.color.mapLine })
export const house = style({ fill: vars.color.mapHouse, stroke: vars.color.mapLine })
export const chosen = style({
  fill: vars.color.primary,
  stroke: vars.color.primary,
  strokeWidth: 2,
  strokeDasharray: 1,
  animation: `${trace} 400ms ${vars.motion.ease} both`,
})
export const voided = style({
  fill: vars.color.paper,
  stroke: vars.color.primary,
  strokeWidth: 2,
  strokeDasharray: '7 5',
})
export const late = style({ animation: `${appear} ${vars.motion.base} 400ms both` })
export const chosenHouse = style({ fill: vars.color.onPrimary })
export const vertex = style({ fill: vars.color.paper, stroke: vars.color.ink, strokeWidth: 2 })
export const line = style({ fill: 'none', stroke: vars.color.ink })
export const plate = style({ fill: vars.color.map })
export const tick = style({ fill: 'none', stroke: vars.color.mapLabel })
export const margin = style({ fill: vars.color.map })
export const marginLine = style({ fill: 'none', stroke: vars.color.mapLine })
export const strong = style({})
globalStyle(`${frame} text`, {
  font: `500 ${vars.size.plan} ${vars.font.family}`,
  fill: vars.color.mapLabel,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${frame} text${strong ? `.${strong}` : ''}`, {
  fill: vars.color.ink,
  fontSize: vars.size.tiny,
  fontWeight: 600,
})
export const caption = style({ position: 'absolute', left: 16, bottom: 16, maxWidth: 'calc(100% - 32px)' })
