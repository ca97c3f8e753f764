import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
export const range = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
const cell = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  paddingInline: 8,
} as const
export const page = style({
  ...cell,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk },
  selectors: {
    '&[aria-current]': { background: vars.color.ink, color: vars.color.paper, fontWeight: vars.weight.semi },
  },
})
export const gap = style({ ...cell, color: vars.color.ink2 })
/** A phone has room for the two steps alone, with the number of the page between them. */
export const number = style({ '@media': { [media.belowSm]: { display: 'none' } } })
export const compact = style({ display: 'none', '@media': { [media.belowSm]: { display: 'block' } } })
export const off = style({ ...cell, color: vars.color.ink3 })
