import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'

export const banner = style({
  padding: '9px 28px',
  '@media': { [media.belowMd]: { paddingInline: 20 } },
  vars: { [ring]: vars.color.onFill },
  background: vars.color.yellow,
  color: vars.color.onFill,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
})
export const body = style({ display: 'grid', gap: 14 })
export const sum = style({
  fontSize: vars.figure[6],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  fontVariantNumeric: 'tabular-nums',
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.tiny, lineHeight: vars.leading.tiny })
