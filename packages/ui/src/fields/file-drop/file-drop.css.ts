import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../theme/text.css.ts'

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '20px 22px',
  border: `1.5px dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  ':hover': { borderColor: vars.color.ink, background: vars.color.ground },
  ':focus-within': { borderColor: vars.color.primary, boxShadow: `0 0 0 3px ${vars.color.primaryLine}` },
})
export const over = style({
  borderStyle: 'solid',
  borderColor: vars.color.primary,
  background: vars.color.primaryWash,
})
export const invalid = style({ borderColor: vars.color.dangerButton })
/** The native control covers the whole field: it takes the drop and the press itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const call = style({ display: 'flex', gap: 10, alignItems: 'center', fontWeight: vars.weight.semi })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const disabled = style({
  background: vars.color.sunk,
  borderColor: vars.color.line2,
  color: vars.color.ink3,
  ':hover': { background: vars.color.sunk, borderColor: vars.color.line2 },
})
export const said = visuallyHidden
export const files = style({ marginTop: 8, borderTop: `1px solid ${vars.color.line}` })
export const file = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const fileIcon = style({ marginTop: 2, color: vars.color.ink2 })
export const fileWords = style({ flex: 1, minWidth: 0 })
export const fileName = style({ display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' })
export const fileState = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
  fontVariantNumeric: 'tabular-nums',
})
export const fileDone = style({ marginLeft: 4, color: vars.color.greenText })
