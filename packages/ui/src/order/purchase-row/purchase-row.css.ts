import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 150px 136px',
  gap: 16,
  alignItems: 'center',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr auto', gap: 10, padding: '16px 20px' } },
})
export const what = style({ minWidth: 0, '@media': { [media.belowLg]: { gridColumn: '1 / -1' } } })
export const title = style({ fontSize: vars.size.item, lineHeight: 1.35, fontWeight: vars.weight.semi })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.4 })
export const urge = style({
  color: vars.color.yellowText,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontWeight: vars.weight.medium,
})
export const action = style({ display: 'grid', justifyItems: 'stretch' })
