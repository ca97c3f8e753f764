import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semi,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  WebkitTapHighlightColor: 'transparent',
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      background: vars.color.sunk,
      borderColor: 'transparent',
      color: vars.color.ink3,
      cursor: 'not-allowed',
    },
  },
})

export const variant = styleVariants({
  primary: {
    background: vars.color.primary,
    color: vars.color.onPrimary,
    ':hover': { background: vars.color.primaryHover },
    ':active': { background: vars.color.primaryActive },
  },
  secondary: {
    background: 'transparent',
    borderColor: vars.color.lineControl,
    color: vars.color.ink,
    ':hover': { background: vars.color.ground, borderColor: vars.color.ink },
    ':active': { background: vars.color.sunk },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.primaryText,
    ':hover': { background: vars.color.primaryWash },
    ':active': { background: vars.color.primaryWash },
  },
  danger: {
    background: vars.color.dangerButton,
    color: vars.color.onDangerButton,
    ':hover': { filter: 'brightness(.92)' },
  },
  /** Dark on a coloured fill, where an accent would shout. */
  ink: {
    background: vars.color.onFill,
    color: vars.color.onDeep,
    ':hover': { opacity: 0.88 },
  },
})

export const size = styleVariants({
  /** In the console, where a hand has a mouse; on a touch screen as high as others. */
  xs: {
    minHeight: 32,
    paddingInline: 12,
    fontSize: vars.size.small,
    '@media': { [media.belowLg]: { minHeight: 44 } },
  },
  s: { minHeight: 40, paddingInline: 16, fontSize: vars.size.label },
  m: { minHeight: 48, paddingInline: 22, fontSize: vars.size.body },
  l: { minHeight: 60, paddingInline: 30, fontSize: vars.size.item },
})

export const tight = style({ paddingInline: 12 })
export const fullWidth = style({ width: '100%' })
export const content = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const hiddenContent = style({ visibility: 'hidden' })
export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
