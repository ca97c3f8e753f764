import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const label = style({ marginBottom: 5, color: vars.color.ink2, fontSize: vars.size.tiny })
export const cells = style({
  display: 'flex',
  marginBottom: 13,
  paddingLeft: 1,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { marginBottom: 10 } },
})
export const gap = style({ flex: 'none', width: 'min(26px, 1.8vw)' })
export const cell = style({
  selectors: { [`${gap} + &`]: { marginLeft: 0 } },
  flex: 'none',
  width: 'min(52.4px, calc((50vw - 100px) / 9.2))',
  height: 57,
  marginLeft: -1,
  border: `1px solid ${vars.color.mapLine}`,
  background: vars.color.mapParcel,
  font: `650 ${vars.figure[2]} / 56px ${vars.font.family}`,
  textAlign: 'center',
  '@media': {
    [media.belowLg]: {
      width: 'min(36px, calc((100vw - 31px) / 10))',
      height: 42,
      fontSize: vars.size.h3,
      lineHeight: '42px',
    },
  },
})
export const filled = style({
  background: vars.color.primary,
  borderColor: vars.color.mapParcel,
  color: vars.color.onPrimary,
})
