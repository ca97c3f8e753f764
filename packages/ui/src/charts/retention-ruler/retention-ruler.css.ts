import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

/** Distance of two marks: a day, a month, a year. */
export const step = createVar()

export const ruler = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.3fr',
  margin: '6px 0 22px',
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stop = style({
  vars: { [step]: '12px' },
  position: 'relative',
  padding: '68px 22px 0 14px',
  ':first-child': { paddingLeft: 0 },
  ':before': {
    content: '""',
    position: 'absolute',
    insetInline: '14px 0',
    top: 40,
    height: 12,
    borderTop: `2px solid ${vars.color.ink}`,
    background: stripes('to right', vars.color.lineControl, step),
  },
  ':after': {
    content: '""',
    position: 'absolute',
    left: 14,
    top: 40,
    width: 3,
    height: 24,
    background: vars.color.dangerButton,
  },
  selectors: {
    '&:first-child::before': { left: 0 },
    '&:first-child::after': { left: 0 },
    '&:nth-child(2)': { vars: { [step]: '18px' } },
    '&:nth-child(3)': { vars: { [step]: '30px' } },
  },
  '@media': {
    [media.belowMd]: {
      padding: '2px 0 22px 30px',
      ':first-child': { paddingLeft: 30 },
      ':before': {
        inset: '0 auto 0 0',
        width: 10,
        height: 'auto',
        borderTop: 0,
        borderLeft: `2px solid ${vars.color.ink}`,
        background: stripes('to bottom', vars.color.lineControl, step),
      },
      ':after': { left: 0, top: 12, width: 20, height: 3 },
      selectors: { '&:first-child::after': { left: 0 } },
    },
  },
})
/** Where the scale breaks. */
export const fault = style({
  position: 'absolute',
  left: -2,
  top: 31,
  width: 14,
  height: 20,
  borderInline: `2px solid ${vars.color.ink}`,
  transform: 'skewX(-20deg)',
  '@media': {
    [media.belowMd]: {
      left: -6,
      top: -10,
      width: 16,
      height: 12,
      zIndex: 1,
      background: vars.color.paper,
      borderInline: 0,
      borderBlock: `2px solid ${vars.color.ink}`,
      transform: 'skewY(-20deg)',
    },
  },
})
export const when = style({
  position: 'absolute',
  left: 14,
  top: 0,
  fontSize: vars.figure[1],
  lineHeight: 1.3,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  selectors: { [`${stop}:first-child &`]: { left: 0 } },
  '@media': { [media.belowMd]: { position: 'static', display: 'block', marginBottom: 2 } },
})
export const what = style({ margin: 0, fontSize: vars.size.label, lineHeight: 1.42 })
export const why = style({
  margin: '4px 0 0',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
