import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const nav = style({
  position: 'sticky',
  top: 96,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: {
      position: 'relative',
      top: 0,
      overflow: 'auto',
      marginInline: -20,
      paddingInline: 20,
      scrollbarWidth: 'none',
    },
  },
})
export const list = style({ '@media': { [media.belowLg]: { display: 'flex', gap: 4 } } })
export const link = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr auto',
  gap: 10,
  alignItems: 'center',
  padding: '8px 10px',
  borderLeft: `3px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk },
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.primary,
      background: vars.color.paper,
      fontWeight: vars.weight.semi,
    },
  },
  '@media': {
    [media.belowLg]: {
      display: 'flex',
      gap: 7,
      padding: '8px 8px 9px',
      borderLeft: 0,
      borderBottom: `3px solid ${vars.color.line}`,
      whiteSpace: 'nowrap',
    },
  },
})
/** Sections without results. */
export const wordsAlone = style({ gridTemplateColumns: '1fr auto' })
export const count = style({ color: vars.color.ink2 })
export const blank = style({ '@media': { [media.belowLg]: { display: 'none' } } })
