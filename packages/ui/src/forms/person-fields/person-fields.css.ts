import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const names = style({ display: 'grid', gap: 6 })
export const split = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const question = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const more = style({ borderBlock: `1px solid ${vars.color.line}` })
export const moreTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  color: vars.color.primaryText,
  fontWeight: vars.weight.semi,
  cursor: 'pointer',
})
export const moreFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  paddingBlock: '4px 18px',
})
