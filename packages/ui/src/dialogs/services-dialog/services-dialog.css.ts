import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const none = style({
  padding: '18px 28px 8px',
  color: vars.color.ink2,
  '@media': { [media.belowSm]: { padding: '15px 20px 5px' } },
})
export const list = style({ overflowY: 'auto', minHeight: 0, paddingBottom: 10 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 24px',
  padding: '18px 28px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.primaryWash },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.belowSm]: { padding: '15px 20px' } },
})
export const title = style({
  marginRight: 8,
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  fontWeight: 650,
  letterSpacing: '-.018em',
  '@media': { [media.belowSm]: { fontSize: vars.size.item } },
})
export const price = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: vars.figure[1],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { fontSize: vars.size.lead } },
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.label, lineHeight: 1.4 })
export const time = style([note, { textAlign: 'right', whiteSpace: 'nowrap' }])
export const checks = style({
  padding: '18px 28px 8px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { padding: '15px 20px 5px' } },
})
export const names = style({
  columns: '2 220px',
  columnGap: 24,
  marginTop: 8,
  fontSize: vars.size.label,
  lineHeight: 1.3,
})
export const name = style({ display: 'block', paddingBlock: 7, breakInside: 'avoid' })
