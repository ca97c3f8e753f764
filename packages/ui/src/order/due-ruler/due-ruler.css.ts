import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '../../theme/ring.css.ts'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** Distance of two divisions, px; an hour of today, a day after the break of the scale. */
const HOUR = 12
const DAY = 26

export const ruler = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: -20, borderInline: 0 },
  },
})
export const thing = style({
  display: 'grid',
  gridTemplateRows: '82px 30px 1fr',
  minWidth: 0,
  paddingBottom: 24,
  '@media': {
    [media.belowLg]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: '104px 22px minmax(0, 1fr)',
      paddingBottom: 0,
    },
  },
})
export const later = style({})
/** The nearest term. Words and marks on it are those of a fill. */
export const hot = style({
  vars: { [ring]: vars.color.onFill },
  background: vars.color.orange,
  color: vars.color.onFill,
})
export const note = style({
  alignSelf: 'end',
  padding: '0 22px 10px',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.2,
  selectors: { [`${hot} &`]: { color: 'inherit' } },
  '@media': {
    [media.belowLg]: { alignSelf: 'start', padding: '18px 0 18px 20px', fontSize: vars.size.small },
  },
})
export const time = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.figure[3],
  lineHeight: 1.05,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  selectors: { [`${hot} &`]: { color: 'inherit' } },
  '@media': { [media.belowLg]: { fontSize: vars.size.h3 } },
})
export const line = style({
  position: 'relative',
  height: 16,
  borderTop: `2px solid ${vars.color.ink}`,
  background: stripes('to right', vars.color.lineControl, HOUR),
  '::after': {
    content: '""',
    position: 'absolute',
    left: 22,
    top: 0,
    width: 3,
    height: 26,
    background: vars.color.primary,
  },
  selectors: {
    [`${later} &`]: { background: stripes('to right', vars.color.lineControl, DAY), marginLeft: 16 },
    // Two strokes across the line: from here on the scale is another one.
    [`${later} &::before`]: {
      content: '""',
      position: 'absolute',
      left: -14,
      top: -10,
      width: 12,
      height: 18,
      border: `solid ${vars.color.ink}`,
      borderWidth: '0 2px',
      transform: 'skewX(-20deg)',
    },
    [`${later} &::after`]: { left: 6 },
    [`${hot} &`]: {
      borderColor: vars.color.onFill,
      background: stripes('to right', vars.color.onFill, HOUR),
    },
    [`${hot} &::after`]: { background: vars.color.onFill },
  },
  '@media': {
    [media.belowLg]: {
      height: 'auto',
      width: 16,
      borderTop: 0,
      borderLeft: `2px solid ${vars.color.ink}`,
      background: stripes('to bottom', vars.color.lineControl, HOUR),
      '::after': { left: 0, top: 30, width: 18, height: 3 },
      selectors: {
        [`${later} &`]: { background: stripes('to bottom', vars.color.lineControl, DAY), marginLeft: 0 },
        [`${later} &::before`]: {
          left: -9,
          top: -6,
          width: 16,
          height: 10,
          borderWidth: '2px 0',
          transform: 'skewY(-20deg)',
          background: vars.color.paper,
        },
        [`${later} &::after`]: { left: 0 },
        [`${hot} &`]: { background: stripes('to bottom', vars.color.onFill, HOUR) },
      },
    },
  },
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '10px 22px 0',
  '@media': { [media.belowLg]: { padding: '18px 20px 20px 14px' } },
})
export const mark = style({ marginBottom: 10 })
export const title = style({
  fontSize: vars.size.item,
  lineHeight: 1.25,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
})
export const text = style({
  flex: 1,
  marginBlock: '4px 16px',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.42,
  overflowWrap: 'anywhere',
  selectors: { [`${hot} &`]: { color: 'inherit' } },
})
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
// A button on the fill is dark whatever its variant is elsewhere.
globalStyle(`${hot} ${action} > *`, {
  background: vars.color.onFill,
  borderColor: vars.color.onFill,
  color: vars.color.orange,
})
