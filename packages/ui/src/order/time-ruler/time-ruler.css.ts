import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const ruler = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 1.6fr',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '56px 0 auto',
    height: 14,
    borderTop: `2px solid ${vars.color.ink}`,
    background: `repeating-linear-gradient(to right, ${vars.color.lineControl} 0 1px, transparent 1px 16px)`,
  },
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: '1fr',
      '::before': {
        inset: '0 auto 0 64px',
        width: 12,
        height: 'auto',
        borderTop: 0,
        borderLeft: `2px solid ${vars.color.ink}`,
        background: `repeating-linear-gradient(${vars.color.lineControl} 0 1px, transparent 1px 12px)`,
      },
    },
  },
})
export const moment = style({
  position: 'relative',
  paddingRight: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 56,
    width: 2,
    height: 30,
    background: vars.color.primary,
  },
  '@media': {
    [media.belowLg]: { padding: '0 0 32px 96px', '::before': { left: 64, top: 10, width: 24, height: 2 } },
  },
})
export const time = style({
  display: 'block',
  height: 56,
  fontSize: vars.figure[5],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: { position: 'absolute', left: 0, top: 0, height: 'auto', fontSize: vars.size.h3 },
  },
})
export const title = style({
  marginTop: 48,
  marginBottom: 8,
  '@media': { [media.belowLg]: { marginTop: 0, marginBottom: 6 } },
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.label })
