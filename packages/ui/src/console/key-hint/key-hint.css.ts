import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const key = style({
  display: 'inline-block',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.mark,
  fontFamily: 'inherit',
  fontSize: vars.size.tiny,
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { display: 'none' } },
})
export const keys = style({ display: 'inline-flex', gap: 3 })
