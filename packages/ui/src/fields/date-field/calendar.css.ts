import { vars } from '../../theme/theme.css.ts'
import { ring, ringColor } from '../../theme/ring.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const cell = 40
const cellTouch = 44

export const place = style({ zIndex: 60 })
export const popup = style({
  vars: { [ring]: vars.color.focus },
  padding: 12,
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1.5px solid ${vars.color.primary}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.pop,
  outline: 'none',
})
export const months = style({ position: 'relative' })
export const caption = style({ display: 'flex', alignItems: 'center', minHeight: 44, paddingRight: 92 })
export const dropdowns = style({ display: 'flex', gap: 4 })
/** The native select is invisible and covers its styled replacement. */
export const dropdownRoot = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.ground },
  ':focus-within': { outline: `2px solid ${ringColor}` },
})
export const dropdown = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
})
export const captionLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  paddingInline: 6,
  fontWeight: vars.weight.semi,
  '::first-letter': { textTransform: 'uppercase' },
})
export const nav = style({ position: 'absolute', top: 0, right: 0, display: 'flex', gap: 4 })
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  ':hover': { background: vars.color.ground, color: vars.color.ink },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.line2, background: 'none', cursor: 'not-allowed' },
  },
})
export const grid = style({ borderCollapse: 'collapse', marginTop: 4 })
export const weekday = style({
  width: cell,
  height: 32,
  padding: 0,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  '@media': { [media.belowSm]: { width: cellTouch } },
})
export const day = style({ padding: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const dayButton = style({
  display: 'grid',
  placeItems: 'center',
  width: cell,
  height: cell,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.ground },
  ':focus-visible': { outlineOffset: 0, borderRadius: vars.radius.control },
  selectors: {
    '&:disabled': { color: vars.color.ink3, textDecoration: 'line-through', cursor: 'not-allowed' },
  },
  '@media': { [media.belowSm]: { width: cellTouch, height: cellTouch } },
})
export const today = style({})
globalStyle(`${today} > button`, { borderColor: vars.color.lineControl, fontWeight: vars.weight.semi })
export const selected = style({})
globalStyle(`${selected} > button, ${selected} > button:hover`, {
  background: vars.color.primary,
  borderColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.semi,
})
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: 8,
  paddingTop: 8,
  borderTop: `1px solid ${vars.color.line}`,
})
