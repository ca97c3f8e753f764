import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

export const columns = twoColumns(370)
export const column = style({ display: 'grid', gap: 16, minWidth: 0 })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
/** Opens what can be done with the part. */
export const part = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.semi,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
})
export const list = style({ display: 'grid' })
export const entry = style({
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBottom: 0 },
})
export const strong = style({ fontWeight: vars.weight.semi })
export const form = style({ display: 'grid', gap: 10, marginTop: 8 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const sums = style({ marginTop: 16, paddingTop: 14, borderTop: `1px solid ${vars.color.ink}` })
export const toggle = style({ display: 'flex', gap: 6, alignItems: 'center', minHeight: 24 })
export const pending = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBottom: 14,
  padding: '9px 14px',
  background: vars.color.ink,
  color: vars.color.paper,
})
export const pendingAction = style({
  minHeight: 32,
  padding: '0 10px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.weight.semi,
  cursor: 'pointer',
})
export const viewers = style({ display: 'block', color: vars.color.ink, fontWeight: vars.weight.semi })
