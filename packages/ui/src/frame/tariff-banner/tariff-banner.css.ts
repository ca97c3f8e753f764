import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const banner = style({
  borderBottom: `1px solid ${vars.color.primaryLine}`,
  background: vars.color.primaryWash,
})
export const inner = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
})
export const words = style({ paddingBlock: 6, fontSize: vars.size.label, lineHeight: 1.4 })
export const link = style({ whiteSpace: 'nowrap', fontWeight: vars.weight.medium })
export const close = style({ marginRight: -10 })
