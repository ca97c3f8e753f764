import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const bar = style({
  display: 'flex',
  gap: 2,
  '@media': {
    [media.belowLg]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginInline: -20 },
  },
})
export const cell = style({
  flex: '1 1 0',
  minWidth: 'max-content',
  padding: '12px 12px 13px',
  border: 0,
  textAlign: 'left',
  color: vars.color.onFill,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ':disabled': { cursor: 'default' },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `inset 0 -5px ${vars.color.ink}` },
    '[data-filtered="true"] > &[aria-pressed="false"]:not(:focus-visible)': { opacity: 0.45 },
  },
  '@media': { [media.belowLg]: { minWidth: 0, paddingInline: 10 } },
})
export const tone = styleVariants({
  red: { background: vars.color.red },
  orange: { background: vars.color.orange },
  yellow: { background: vars.color.yellow },
  green: { background: vars.color.green },
  grey: {
    background: vars.color.paper,
    color: vars.color.greyText,
    // Drawn as an outline, for no place is taken; the ring of the focus comes before it.
    selectors: {
      '&:not(:focus-visible)': {
        outline: `1.5px dashed ${vars.color.lineControl}`,
        outlineOffset: '-1.5px',
      },
    },
  },
  wait: { background: vars.color.primaryWash, color: vars.color.primaryText },
})
export const count = style({
  display: 'block',
  fontSize: vars.figure[3],
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
})
export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 8,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.belowLg]: { gap: 5, fontSize: vars.size.tiny, letterSpacing: '-.02em' },
  },
})
