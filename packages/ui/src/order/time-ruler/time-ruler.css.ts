import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

/** Distance of two divisions, px; behind the break of the scale it is another one, for they mean more there. */
const STEP = 16
const LONG_STEP = 40

const ticks = (direction: string, step: number) => stripes(direction, vars.color.lineControl, step)
const line = `linear-gradient(${vars.color.ink}, ${vars.color.ink})`
/** Two strokes across the line: from here on the scale is another one. */
const breakOf = (angle: string) =>
  `linear-gradient(${angle}, transparent 0 36%, ${vars.color.ink} 36% 43%, transparent 43% 57%, ${vars.color.ink} 57% 64%, transparent 64%)`

const across = (step: number) => ({
  line: `${line} 0 7px / 100% 2px no-repeat`,
  ticks: `${ticks('to right', step)} 0 9px / 100% 12px no-repeat`,
})
const down = (step: number) => ({
  line: `${line} 7px 0 / 2px 100% no-repeat`,
  ticks: `${ticks('to bottom', step)} 9px 0 / 10px 100% no-repeat`,
})

export const ruler = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 1.2fr',
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr' } },
})
/** Each moment has its mark and the line to the next one: the ruler begins with the first and ends with the last. */
export const moment = style({
  position: 'relative',
  paddingRight: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: 56,
    width: 2,
    height: 30,
    background: vars.color.primary,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '49px 0 auto',
    height: 22,
    background: `${across(STEP).line}, ${across(STEP).ticks}`,
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&:nth-last-child(2)::after': {
      background: `${breakOf('105deg')} 50% 0 / 30px 17px no-repeat, ${across(LONG_STEP).line}, ${across(LONG_STEP).ticks}`,
    },
  },
  '@media': {
    [media.belowLg]: {
      padding: '0 0 32px 96px',
      '::before': { left: 64, top: 10, width: 24, height: 2 },
      '::after': {
        inset: '10px auto -10px 57px',
        width: 20,
        height: 'auto',
        background: `${down(STEP).line}, ${down(STEP).ticks}`,
      },
      selectors: {
        '&:last-child': { paddingBottom: 0 },
        '&:nth-last-child(2)::after': {
          background: `${breakOf('165deg')} 0 50% / 17px 30px no-repeat, ${down(LONG_STEP).line}, ${down(LONG_STEP).ticks}`,
        },
      },
    },
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
