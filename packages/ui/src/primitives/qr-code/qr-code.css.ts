import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const figure = style({ display: 'inline-grid', justifyItems: 'center', gap: 8 })
/** Dark on white in all themes: many cameras do not read the inverse. */
export const code = style({
  maxWidth: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  background: '#fff',
  color: vars.color.onFill,
})
export const caption = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  textAlign: 'center',
})
