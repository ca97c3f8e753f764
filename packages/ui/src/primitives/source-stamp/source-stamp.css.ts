import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const stamp = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.mark,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  maxWidth: '100%',
})
export const source = style({
  padding: '4px 7px',
  background: vars.color.sunk,
  color: vars.color.ink,
  fontWeight: vars.weight.semi,
})
export const time = style({ padding: '4px 7px' })
