import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

export const columns = twoColumns(430)
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const history = style({ display: 'grid' })
export const change = style({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '8px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const changed = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
