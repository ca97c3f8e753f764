import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const list = style({
  margin: 0,
  borderTop: `1.5px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 20px',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0, paddingBottom: 0 },
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const label = style({
  paddingTop: 3,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  '@media': { [media.belowMd]: { padding: 0, fontSize: vars.size.small } },
})
export const body = style({
  margin: 0,
  minWidth: 0,
  gridColumn: '2 / -1',
  '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const besideAction = style({ gridColumn: '2' })
export const value = style({
  fontSize: vars.size.item,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
})
export const stamp = style({ display: 'block', marginTop: 8, lineHeight: 1 })
export const note = style({
  marginTop: 6,
  maxWidth: '64ch',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const more = style({ marginTop: 12, ':empty': { display: 'none' } })
export const action = style({
  margin: 0,
  '@media': { [media.belowMd]: { gridColumn: 2, gridRow: 1 } },
})
