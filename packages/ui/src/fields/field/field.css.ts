import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const field = style({ display: 'block', minWidth: 0 })
export const label = style({
  display: 'block',
  marginBottom: 4,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
})
export const optional = style({ color: vars.color.ink2, fontWeight: vars.weight.text })
export const hint = style({
  marginBottom: 6,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})
export const under = style({ display: 'flex', gap: 16, alignItems: 'flex-start' })
export const errorPlace = style({ flex: 1, minWidth: 0 })
export const note = style({
  flex: 'none',
  marginTop: 6,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.35,
})
export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 6,
  color: vars.color.redText,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
})
export const errorMark = style({ marginTop: 2 })
export const input = style({
  width: '100%',
  height: vars.layout.control,
  padding: '0 14px',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.motion.fast}`,
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':hover': { borderColor: vars.color.ink },
  ':focus': {
    outline: 0,
    borderColor: vars.color.primary,
    boxShadow: `0 0 0 3px ${vars.color.primaryLine}`,
    borderRadius: vars.radius.control,
  },
  ':disabled': { background: vars.color.sunk, borderColor: vars.color.line2, color: vars.color.ink3 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerButton, borderWidth: 2, paddingInline: 13.5 },
    // The border stays red, so the ring outside of it tells where the focus is.
    '&[aria-invalid="true"]:focus': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
  },
})
export const textarea = style([
  input,
  { height: 'auto', minHeight: 108, paddingBlock: 11, lineHeight: 1.5, resize: 'vertical' },
])
export const withButton = style({ position: 'relative' })
export const inputWithButton = style([input, { paddingRight: 50 }])
export const insideButton = style({
  position: 'absolute',
  right: 2,
  top: 2,
  selectors: {
    '&&': { color: vars.color.ink2 },
    '&&:hover': { background: 'transparent', color: vars.color.ink },
  },
})
export const selectBox = style({ position: 'relative' })
export const select = style([
  input,
  { appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis', cursor: 'pointer' },
])
export const selectArrow = style({
  position: 'absolute',
  right: 14,
  top: 14,
  pointerEvents: 'none',
  color: vars.color.ink2,
})
export const noteCount = style({ fontVariantNumeric: 'tabular-nums' })
export const noteOver = style([noteCount, { color: vars.color.redText, fontWeight: vars.weight.medium }])
