import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  padding: '11px 0',
  breakInside: 'avoid',
  borderBottom: `1px solid ${vars.color.line}`,
})
/** On paper nothing is folded. */
export const folded = style({ '@media': { screen: { display: 'none' } } })
export const title = style({ fontSize: vars.size.body, fontWeight: vars.weight.semi, lineHeight: 1.35 })
export const amount = style({
  fontWeight: vars.weight.semi,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: '2px 18px',
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { [media.belowSm]: { display: 'grid' } },
})
export const fact = style({ display: 'flex', gap: 6, minWidth: 0 })
export const label = style({ flex: 'none', color: vars.color.ink2 })
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const fold = style({ padding: '12px 0 4px', '@media': { print: { display: 'none' } } })
