import { style } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** Columns of names and of states, beside the axis. */
const NAME = 300
const STATE = 150
const GAP = 12

export const panel = style({
  padding: '24px 28px 26px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0, padding: '22px 20px 24px' } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginBottom: 14,
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const axis = style({ position: 'relative' })
export const marks = style({
  position: 'relative',
  height: 46,
  marginLeft: NAME + GAP,
  marginRight: STATE + GAP,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -10px',
    height: 8,
    background: stripes('to right', vars.color.lineControl, '12.5%'),
  },
  '@media': { [media.belowLg]: { marginInline: 0 } },
})
export const mark = style({
  position: 'absolute',
  bottom: 6,
  fontSize: vars.size.item,
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-.02em',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
})
export const markStart = style({ '@media': { [media.belowLg]: { transform: 'none', textAlign: 'left' } } })
export const markNow = style({ color: vars.color.primaryText })
export const markEnd = style({ transform: 'translateX(-100%)', textAlign: 'right' })
export const markWord = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
  selectors: { [`${markNow} &`]: { color: 'inherit' } },
})
export const parts = style({ borderTop: `2px solid ${vars.color.ink}` })
export const part = style({
  display: 'grid',
  gridTemplateColumns: `${NAME}px minmax(0, 1fr) ${STATE}px`,
  gap: `0 ${GAP}px`,
  alignItems: 'center',
  minHeight: 76,
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', padding: '14px 0 18px' },
  },
})
export const name = style({ minWidth: 0 })
export const title = style({
  fontSize: vars.size.item,
  lineHeight: 1.25,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.012em',
  overflowWrap: 'anywhere',
})
export const detail = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
export const track = style({
  position: 'relative',
  height: 30,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', order: 3, marginTop: 8 } },
})
export const filled = style({ position: 'absolute', insetBlock: 0, background: vars.color.ink })
export const expected = style({
  position: 'absolute',
  insetBlock: 0,
  border: `1.5px dashed ${vars.color.lineControl}`,
  borderLeft: 0,
  background: stripes('135deg', vars.color.line2, 7),
})
const words = style({
  position: 'absolute',
  top: 3,
  paddingInline: 8,
  fontSize: vars.size.label,
  fontWeight: vars.weight.semi,
  whiteSpace: 'nowrap',
})
export const end = words
export const endOver = style([words, { background: vars.color.paper }])
export const endIn = style([words, { color: vars.color.paper }])
export const state = style({ justifySelf: 'end', textAlign: 'right' })
export const nowLine = style({
  position: 'absolute',
  top: 44,
  bottom: 0,
  left: NAME + GAP,
  right: STATE + GAP,
  pointerEvents: 'none',
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const nowBar = style({
  position: 'absolute',
  insetBlock: 0,
  width: 3,
  marginLeft: -1.5,
  background: vars.color.primary,
})
export const nowOnPhone = style({
  display: 'none',
  position: 'absolute',
  insetBlock: -6,
  width: 3,
  marginLeft: -1.5,
  background: vars.color.primary,
  '@media': { [media.belowLg]: { display: 'block' } },
})
