import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const c = vars.color.lineControl
const bar = (position: string, size: string) => `linear-gradient(${c} 0 0) ${position} / ${size} no-repeat`

export const sheet = style({
  position: 'relative',
  background: vars.color.paper,
  border: `1px solid ${c}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: -10,
    pointerEvents: 'none',
    background: [
      bar('9px 0', '1px 7px'),
      bar('0 9px', '7px 1px'),
      bar('calc(100% - 9px) 0', '1px 7px'),
      bar('100% 9px', '7px 1px'),
      bar('9px 100%', '1px 7px'),
      bar('0 calc(100% - 9px)', '7px 1px'),
      bar('calc(100% - 9px) 100%', '1px 7px'),
      bar('100% calc(100% - 9px)', '7px 1px'),
    ].join(', '),
  },
  '@media': { [media.belowSm]: { '::before': { content: 'none' } } },
})
export const demo = style({
  color: vars.color.ink2,
  fontSize: vars.size.plan,
  fontWeight: vars.weight.semi,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
})
