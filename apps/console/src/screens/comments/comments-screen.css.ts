import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

/** The list and, beside it, one comment with its history. */
export const desk = twoColumns(352)
export const sheet = style({ border: `1px solid ${vars.color.line}`, background: vars.color.paper })
export const under = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.small })
export const words = style({ margin: '10px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: vars.weight.semi })
export const list = style({ display: 'grid', gap: 8, marginTop: 12 })
/** A button on the dark bar of what is chosen. */
export const onBar = style({ color: 'inherit', borderColor: 'currentColor' })
