import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 })
export const scroll = style({ overflowX: 'auto' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.text,
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, {
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} caption`, {
  paddingBottom: 8,
  textAlign: 'left',
  fontSize: vars.size.h3,
  fontWeight: vars.weight.semi,
})
export const name = style({ display: 'block', fontWeight: vars.weight.medium })
export const note = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.tiny })
export const swatch = style({
  width: 132,
  height: 40,
  marginBottom: 4,
  border: `1px solid ${vars.color.line}`,
})
export const pair = style({
  display: 'inline-block',
  minWidth: 72,
  padding: '2px 8px',
  border: `1px solid ${vars.color.line}`,
})
export const mark = style({
  display: 'inline-block',
  width: 28,
  height: 12,
  marginRight: 8,
  border: '3px solid',
})
export const typeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const step = style({ background: vars.color.primary, marginBottom: 6 })
export const corner = style({
  width: 96,
  height: 64,
  marginBottom: 6,
  border: `1.5px solid ${vars.color.ink}`,
})
export const floating = style({ width: 96, height: 64, background: vars.color.paper })
export const bar = style({ height: 12, maxWidth: '100%', background: vars.color.ink })
export const track = style({ position: 'relative', height: 12, maxWidth: 480, background: vars.color.sunk })
export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 12,
  background: vars.color.primary,
  transitionProperty: 'left',
  transitionTimingFunction: vars.motion.ease,
  selectors: { [`${track}:hover &, ${track}:focus-visible &`]: { left: 'calc(100% - 12px)' } },
})
