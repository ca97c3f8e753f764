import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const lines = style([list, { borderTop: `1.5px solid ${vars.color.ink}` }])
export const line = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 14,
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const title = style({
  fontSize: vars.size.item,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.015em',
})
export const quiet = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const files = style([list, { marginTop: 14 }])
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '8px 20px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const name = style({
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
})
export const size = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const again = style({ marginTop: 14, color: vars.color.ink2, fontSize: vars.size.small })
/** Who has checked. */
export const by = style({ marginBottom: 8, color: vars.color.ink2, fontSize: vars.size.small })
export const check = style({ display: 'grid', gap: 12, margin: '16px 0' })
