import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const place = style({ display: 'inline-flex' })
export const tip = style({
  position: 'fixed',
  maxWidth: 'min(100vw - 16px, 280px)',
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius.mark,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  fontWeight: vars.weight.medium,
  whiteSpace: 'normal',
  selectors: { '&[data-placed]': { inset: 'auto', margin: 0 } },
})
