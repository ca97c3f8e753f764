import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** The queue and, beside it, what is read and taken in. Below 1280 px one is under the other. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: 18,
  alignItems: 'start',
  '@media': { '(max-width: 1279.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const beside = style({ display: 'grid', gap: 18, minWidth: 0 })
export const under = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.small })
export const sheet = style({ border: `1px solid ${vars.color.line}`, background: vars.color.paper })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 14px',
  marginBottom: 14,
})
export const term = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const value = style({ overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', gap: 0, marginTop: 12 })
export const entry = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const strong = style({ fontWeight: vars.weight.semi })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const laid = style({ width: '100%', borderCollapse: 'collapse' })
export const laidCell = style({
  padding: '4px 8px 4px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  fontWeight: vars.weight.text,
})
export const record = style({
  display: 'grid',
  gap: 10,
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const form = style({ display: 'grid', gap: 14 })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
/** A button on the dark bar of what is chosen. */
export const onBar = style({ color: 'inherit', borderColor: 'currentColor' })
