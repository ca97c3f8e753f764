import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const BARS_PX = 124
const BOX_PX = 52
/** On a phone: room of the day, and width of its box. */
const DAY_PX = 84
const NARROW_BOX_PX = 74
/** Room of the word at the line of today, where no bar reaches. */
const TODAY_PX = 72

export const ruler = style({
  display: 'flex',
  paddingTop: 30,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowMd]: { display: 'block', padding: 0, borderTop: `1.5px solid ${vars.color.ink}` },
  },
})
export const barless = style({})
export const cell = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateRows: `${BARS_PX}px ${BOX_PX}px auto`,
  minWidth: 0,
  selectors: { [`${barless} &`]: { gridTemplateRows: `0 ${BOX_PX}px auto` } },
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: `${DAY_PX}px ${NARROW_BOX_PX}px minmax(0, 1fr)`,
      gridTemplateRows: 'auto',
      alignItems: 'stretch',
      minHeight: 44,
      selectors: { [`${barless} &`]: { gridTemplateRows: 'auto' } },
    },
  },
})
export const past = style({})
export const now = style({})
export const kind = styleVariants({
  accepted: {},
  working: {},
  last: {},
  late: {},
  off: { flexGrow: 0.42, '@media': { [media.belowMd]: { minHeight: 20 } } },
})

/** Grows upwards, and to the right on a phone. */
export const bar = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  padding: '0 16%',
  '@media': {
    [media.belowMd]: {
      order: 3,
      flexDirection: 'row',
      alignItems: 'center',
      padding: `6px ${TODAY_PX}px 6px 10px`,
    },
  },
})
const barEdge = `1.5px solid ${vars.color.primaryText}`
export const fill = style({
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: 3,
  background: stripes('135deg', vars.color.primaryText, 7, 2),
  border: barEdge,
  borderBottom: 0,
  '@media': { [media.belowMd]: { minWidth: 3, height: 22, borderBottom: barEdge } },
})
export const count = style({
  paddingBottom: 3,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  textAlign: 'center',
  selectors: { [`${now} &`]: { textAlign: 'left' } },
  '@media': { [media.belowMd]: { padding: '0 0 0 8px' } },
})

const edge = `1.5px solid ${vars.color.lineControl}`

export const box = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: 0,
  background: vars.color.paper,
  border: edge,
  borderLeft: 0,
  fontSize: vars.size.label,
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.02em',
  selectors: {
    [`${cell}:first-child &`]: { borderLeft: edge },
    [`${kind.working} &`]: { fontSize: vars.size.item },
    [`${past} &`]: {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      boxShadow: `inset -1.5px 0 ${vars.color.paper}`,
      color: vars.color.paper,
    },
    [`${kind.off} &`]: { background: stripes('135deg', vars.color.ink3, 6), boxShadow: 'none' },
    [`${kind.last} &`]: { borderRight: `5px solid ${vars.color.ink}` },
    [`${kind.late} &`]: {
      background: vars.color.orange,
      borderColor: vars.color.orange,
      color: vars.color.onFill,
    },
  },
  '@media': {
    [media.belowMd]: {
      order: 2,
      border: edge,
      borderTop: 0,
      selectors: {
        [`${past} &`]: { boxShadow: `inset 0 -1.5px ${vars.color.paper}` },
        [`${kind.off} &`]: { boxShadow: 'none' },
        [`${kind.last} &`]: { borderRight: edge, borderBottom: `5px solid ${vars.color.ink}` },
      },
    },
  },
})
export const day = style({
  paddingTop: 6,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: { [`${now} &`]: { color: vars.color.ink, fontWeight: vars.weight.semi } },
  '@media': {
    [media.belowMd]: {
      order: 1,
      padding: '10px 0 0',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      // The strip of days off is too low for words; the label of the ruler counts the working ones.
      selectors: { [`${kind.off} &`]: { visibility: 'hidden', height: 0, padding: 0 } },
    },
  },
})
export const date = style({
  display: 'block',
  '@media': { [media.belowMd]: { display: 'inline', marginLeft: 6 } },
})

/** The present: a line across its day, as far along as the day is. */
export const present = style({
  position: 'absolute',
  inset: '-8px 0 auto',
  display: 'flex',
  height: BARS_PX + BOX_PX + 16,
  selectors: { [`${barless} &`]: { height: BOX_PX + 16 } },
  '@media': {
    [media.belowMd]: {
      inset: `0 0 0 ${DAY_PX}px`,
      flexDirection: 'column',
      height: 'auto',
      selectors: { [`${barless} &`]: { height: 'auto' } },
    },
  },
})
export const over = style({ flex: '0 1 auto' })
export const line = style({
  position: 'relative',
  flex: '0 0 3px',
  marginInline: -1.5,
  background: vars.color.primary,
  '@media': { [media.belowMd]: { margin: 0 } },
})
export const today = style({
  position: 'absolute',
  left: '50%',
  top: -22,
  transform: 'translateX(-50%)',
  color: vars.color.primaryText,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  fontWeight: vars.weight.bold,
  '@media': { [media.belowMd]: { left: 'auto', right: 0, top: 'auto', bottom: 4, transform: 'none' } },
})
