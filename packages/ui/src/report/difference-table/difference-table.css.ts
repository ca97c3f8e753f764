import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const { color } = vars
const PHONE = media.belowMd

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  textAlign: 'left',
  '@media': { [PHONE]: { display: 'block' } },
})
export const body = style({ '@media': { [PHONE]: { display: 'block' } } })
/** The days are above the table, too: a phone hides the row and keeps it for a screen reader. */
export const heads = style({
  '@media': {
    [PHONE]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
const columnHead = style({
  padding: '14px 12px 10px 0',
  borderBottom: `1.5px solid ${color.ink}`,
  fontSize: vars.size.label,
  fontWeight: vars.weight.semi,
})
export const head = styleVariants({
  what: [columnHead, { width: '19%', color: color.ink2, fontWeight: vars.weight.medium }],
  day: [columnHead, { width: '20%' }],
  bridge: [columnHead, { width: 64 }],
  meaning: [columnHead, { paddingLeft: 16, color: color.ink2, fontWeight: vars.weight.medium }],
})
export const group = style({
  padding: '24px 0 8px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.size.item,
  fontWeight: 650,
  letterSpacing: '-.015em',
  textAlign: 'left',
  '@media': { [PHONE]: { display: 'block', paddingTop: 20, borderBottomColor: color.ink } },
})
export const groupRow = style({ '@media': { [PHONE]: { display: 'block' } } })
export const row = style({
  '@media': {
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 26px minmax(0, 1fr)',
      gap: '4px 6px',
      alignItems: 'center',
      padding: '12px 0',
      borderBottom: `1px solid ${color.line}`,
    },
  },
})
const cell = style({
  padding: '13px 12px 13px 0',
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [PHONE]: { display: 'block', padding: 0, border: 0 } },
})
export const what = style([
  cell,
  {
    color: color.ink2,
    fontWeight: vars.weight.medium,
    '@media': { [PHONE]: { gridColumn: '1 / -1', fontSize: vars.size.label } },
  },
])
export const before = styleVariants({
  changed: [cell],
  same: [cell, { color: color.ink2 }],
  incomparable: [cell],
})
export const now = styleVariants({
  changed: [cell, { color: color.orangeText, fontWeight: vars.weight.semi }],
  same: [cell, { color: color.ink2 }],
  incomparable: [cell],
})
export const bridgeCell = style([cell, { paddingRight: 8 }])
const bridge = style({
  position: 'relative',
  display: 'block',
  height: 22,
  '::before': { content: '', position: 'absolute', insetInline: 0, top: 11 },
})
/** An arrow, a line, or a line that is broken: what was not asked has no bridge. */
export const bridges = styleVariants({
  changed: [
    bridge,
    {
      '::before': { right: 8, top: 10, borderTop: `3px solid ${color.orange}` },
      '::after': {
        content: '',
        position: 'absolute',
        right: 0,
        top: 4,
        border: '8px solid transparent',
        borderLeft: `12px solid ${color.orange}`,
        borderRight: 0,
      },
    },
  ],
  same: [bridge, { '::before': { borderTop: `2px solid ${color.line2}` } }],
  incomparable: [
    bridge,
    {
      '::before': { borderTop: `2px dashed ${color.lineControl}` },
      '::after': {
        content: '',
        position: 'absolute',
        left: 'calc(50% - 6px)',
        top: 2,
        width: 12,
        height: 19,
        background: `linear-gradient(100deg, transparent 12%, ${color.ink} 12% 28%, ${color.paper} 28% 66%, ${color.ink} 66% 82%, transparent 82%)`,
      },
    },
  ],
})
const meaningCell = style([
  cell,
  {
    paddingLeft: 16,
    paddingRight: 0,
    color: color.ink2,
    fontSize: vars.size.label,
    '@media': { [PHONE]: { gridColumn: '1 / -1', paddingLeft: 0 } },
  },
])
export const meaning = styleVariants({
  changed: [meaningCell, { color: color.ink }],
  same: [meaningCell],
  incomparable: [meaningCell],
})
export const state = styleVariants({
  changed: { color: color.orangeText, fontWeight: 650 },
  incomparable: { color: color.ink, fontWeight: 650 },
})
/** Why there is no answer: hatched, never a colour of a result. */
export const unknown = style({
  color: color.ink2,
  fontSize: vars.size.label,
  '::before': {
    content: '',
    display: 'inline-block',
    width: 18,
    height: 14,
    marginRight: 8,
    verticalAlign: -2,
    border: `1px solid ${color.lineControl}`,
    background: stripes('135deg', color.lineControl, 5),
  },
})
