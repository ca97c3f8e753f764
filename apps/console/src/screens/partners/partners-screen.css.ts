import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

/** Without anything beside it the list has the whole width. */
export const columns = style([
  twoColumns(400),
  { selectors: { '&:has(> :last-child:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
])
export const column = style({ display: 'grid', gap: 16, minWidth: 0 })
export const sheet = style({ border: `1px solid ${vars.color.line}`, background: vars.color.paper })
export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: 16,
  padding: '18px 20px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 14px',
})
export const term = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const value = style({ overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: vars.weight.semi })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const next = style([note, { marginTop: 10 }])
export const obstacle = style({ display: 'block', color: vars.color.orangeText, fontSize: vars.size.small })
export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: '2px 12px',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const sum = style({ fontWeight: vars.weight.semi, textAlign: 'right' })
export const total = style([
  entry,
  { borderBottom: `1.5px solid ${vars.color.ink}`, fontWeight: vars.weight.bold },
])
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginTop: 14,
})
export const choice = style({ display: 'grid', gap: 6 })
/** A button on the dark bar of what is chosen. */
export const onBar = style({ color: 'inherit', borderColor: 'currentColor' })
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0 },
})
