import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ borderTop: `1.5px solid ${vars.color.ink}`, listStyle: 'none', padding: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const name = style({ display: 'grid', gap: 2, fontWeight: vars.weight.semi })
export const price = style({
  display: 'grid',
  gap: 2,
  textAlign: 'right',
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.small,
})
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  maxWidth: 820,
})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
