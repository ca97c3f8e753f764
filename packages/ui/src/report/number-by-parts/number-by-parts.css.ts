import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const number = style({
  display: 'flex',
  alignItems: 'flex-start',
  fontSize: `min(${vars.number.inColumn}, 60px)`,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowLg]: { fontSize: vars.number.acrossPhone } },
})
export const colon = style({
  color: vars.color.ink3,
  fontWeight: vars.weight.medium,
  paddingInline: '.03em',
})
export const part = style({ position: 'relative', display: 'block' })
export const digits = styleVariants({
  known: { display: 'block' },
  /** Outlined: the register knows no such part. */
  missing: {
    display: 'block',
    color: vars.color.ink2,
    WebkitTextFillColor: vars.color.paper,
    WebkitTextStroke: `.062em ${vars.color.ink2}`,
    paintOrder: 'stroke fill',
    letterSpacing: '.012em',
  },
  empty: {
    display: 'block',
    width: '2.2em',
    height: '.86em',
    marginBottom: '.14em',
    marginLeft: '.06em',
    border: `2px dashed ${vars.color.lineControl}`,
  },
  closed: {
    display: 'block',
    color: vars.color.ink3,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: '.02em',
      top: '.47em',
      height: '.075em',
      background: vars.color.ink,
    },
  },
})
const bracket = style({
  display: 'block',
  height: 9,
  marginTop: 12,
  border: `1.5px solid ${vars.color.ink}`,
  borderTop: 0,
})
const dashed = style([bracket, { borderStyle: 'dashed', borderColor: vars.color.lineControl }])
export const brackets = { known: bracket, closed: bracket, missing: dashed, empty: dashed }
export const label = style({
  display: 'block',
  marginTop: 7,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  textAlign: 'center',
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { fontSize: vars.size.tiny } },
})
export const unknown = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
