import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const shown = style({
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
  ':first-child': { paddingTop: 0, borderTop: 'none' },
})
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const facts = style({ marginBottom: 28 })
export const sales = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { justifyItems: 'start' } },
})
export const date = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const quiet = style({ color: vars.color.ink2 })
