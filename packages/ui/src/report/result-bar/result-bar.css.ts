import { vars } from '../../theme/theme.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

/** Colour of a tone's cell. */
const fill = createVar()

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
  background: fill,
  color: vars.color.onFill,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ':disabled': { cursor: 'default' },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `inset 0 -5px ${vars.color.ink}` },
    // Left out of view, but still to be read and pressed.
    '[data-filtered="true"] > &[aria-pressed="false"]': {
      background: vars.color.paper,
      color: vars.color.ink,
      boxShadow: `inset 0 5px ${fill}, inset 0 0 0 1px ${vars.color.line}`,
    },
  },
  '@media': { [media.belowLg]: { minWidth: 0, paddingInline: 10 } },
})
export const tone = styleVariants({
  red: { vars: { [fill]: vars.color.red } },
  orange: { vars: { [fill]: vars.color.orange } },
  yellow: { vars: { [fill]: vars.color.yellow } },
  green: { vars: { [fill]: vars.color.green } },
  grey: {
    vars: { [fill]: vars.color.paper },
    color: vars.color.greyText,
    // An outline, because it takes no space; the focus ring has priority.
    selectors: {
      '&:not(:focus-visible)': {
        outline: `1.5px dashed ${vars.color.lineControl}`,
        outlineOffset: '-1.5px',
      },
    },
  },
  wait: { vars: { [fill]: vars.color.primaryWash }, color: vars.color.primaryText },
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
