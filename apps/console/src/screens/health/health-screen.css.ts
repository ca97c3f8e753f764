import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

export const columns = twoColumns(334)
export const column = style({ display: 'grid', gap: 16, minWidth: 0 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3px 14px',
})
export const term = style({ color: vars.color.ink2 })
export const note = style({ marginTop: 8, color: vars.color.ink2, fontSize: vars.size.small })
