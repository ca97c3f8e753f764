import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const block = style({ '@media': { [media.belowLg]: { marginInline: -20 } } })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '20px 24px',
  vars: { [ring]: vars.color.onFill },
  background: vars.color.orange,
  color: vars.color.onFill,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'auto 1fr', padding: '18px 20px' } },
})
export const title = style({
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  fontWeight: 650,
  letterSpacing: '-.015em',
})
export const note = style({ fontSize: vars.size.small, lineHeight: 1.43 })
export const action = style({
  display: 'grid',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', marginTop: 12 } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  '@media': { [media.belowLg]: { tableLayout: 'fixed', borderInline: 0, fontSize: vars.size.small } },
})
const cell = {
  padding: '11px 24px',
  verticalAlign: 'top',
  '@media': { [media.belowLg]: { padding: '11px 4px 11px 12px', overflowWrap: 'anywhere' as const } },
}
export const columnHead = style([
  cell,
  { color: vars.color.ink2, fontSize: vars.size.tiny, fontWeight: vars.weight.medium },
])
export const value = style([
  cell,
  { borderTop: `1px solid ${vars.color.line}`, fontWeight: vars.weight.text },
])
/** The first column begins at the edge of the page, and its longest word fits on the narrowest phone. */
const first = { '@media': { [media.belowLg]: { width: '37%', paddingLeft: 20 } } }
export const labelHead = style([columnHead, first])
export const label = style([value, { color: vars.color.ink2, ...first }])
export const changed = style([value, { fontWeight: vars.weight.semi }])
