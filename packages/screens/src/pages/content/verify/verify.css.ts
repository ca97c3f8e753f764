import { media, ring, vars } from '@proverka/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const hero = style({
  background: vars.color.map,
  paddingBlock: '48px 52px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowMd]: { paddingBlock: '26px 30px' } },
})
export const lead = style({
  margin: '16px 0 30px',
  maxWidth: '62ch',
  color: vars.color.ink2,
  '@media': { [media.belowMd]: { margin: '12px 0 20px' } },
})
/** The code and the file beside each other: either is enough. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: '16px 24px',
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
})
/** As wide as its cells: an error takes a second line. */
export const form = style({ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 462 })
export const or = style({
  paddingTop: 44,
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { paddingTop: 0 } },
})
export const drop = style({
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'center',
  minHeight: 64,
  marginTop: 26,
  padding: '14px 22px',
  border: `2px dashed ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  ':hover': { borderColor: vars.color.ink },
  ':focus-within': { borderColor: vars.color.primary, boxShadow: `0 0 0 3px ${vars.color.primaryLine}` },
  '@media': { [media.belowLg]: { marginTop: 0 } },
})
export const over = style({ borderStyle: 'solid', borderColor: vars.color.primary })
export const invalid = style({ borderColor: vars.color.dangerButton })
export const dropTitle = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi })
export const byMouse = style({ '@media': { [media.touch]: { display: 'none' } } })
export const byTouch = style({ display: 'none', '@media': { [media.touch]: { display: 'inline' } } })
export const dropNote = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.4 })
/** A native control under a styled one: it receives the press, the key and a drop itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const fileError = style({ marginTop: 8 })
export const noScript = style({ marginTop: 20 })

export const below = style({
  paddingBlock: '32px 88px',
  background: vars.color.ground,
  '@media': { [media.belowLg]: { paddingBlock: '20px 40px' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minWidth: 0,
  '@media': { [media.belowLg]: { gap: 16 } },
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const answer = style({
  display: 'grid',
  gap: 26,
  padding: '20px 18px',
  color: vars.color.onFill,
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  lineHeight: 1.2,
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: '30px minmax(0, 1fr)',
      gap: 14,
      alignItems: 'center',
      padding: 16,
    },
  },
})
export const answerOf = styleVariants({
  green: [answer, { vars: { [ring]: vars.color.onFill }, background: vars.color.green }],
  red: [answer, { vars: { [ring]: vars.color.onFill }, background: vars.color.red }],
  orange: [answer, { vars: { [ring]: vars.color.onFill }, background: vars.color.orange }],
})
/** The sign in a mark on a fill has the colour of the fill. */
export const cuts = { green: vars.color.green, red: vars.color.red, orange: vars.color.orange }
export const nots = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const not = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '4px 14px',
  padding: '13px 0',
  borderBottom: `1px dashed ${vars.color.lineControl}`,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': { [media.belowMd]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
})
globalStyle(`${not} b`, { fontWeight: vars.weight.semi })
export const how = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  textAlign: 'right',
  '@media': { [media.belowMd]: { gridColumn: 2, textAlign: 'left' } },
})
export const side = style({
  border: `1.5px solid ${vars.color.ink}`,
  background: vars.color.paper,
})
export const sideWords = style({ display: 'grid', gap: 10, padding: '22px 22px 20px' })
export const sideText = style({ fontSize: vars.size.label, lineHeight: 1.45 })
export const sideReady = style({ color: vars.color.ink2, fontSize: vars.size.small, lineHeight: 1.45 })
export const sideButtons = style({ display: 'grid', gap: 8, marginTop: 6 })
export const sideNote = style({
  padding: '16px 22px 20px',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
})
globalStyle(`${sideNote} b`, { color: vars.color.ink, fontWeight: vars.weight.semi })
export const corner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'center',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The corner of a page on a table. */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'end',
  padding: '56px 24px 22px',
  border: `1px solid ${vars.color.lineControl}`,
  borderTop: 0,
  borderLeft: 0,
  background: vars.color.paper,
  boxShadow: `inset 0 14px 0 ${vars.color.sunk}`,
})
export const paperCode = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
})
export const paperAddress = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})
export const cornerLead = style({ marginBottom: 18, color: vars.color.ink2, fontSize: vars.size.label })
export const cornerItems = style({ display: 'grid', gap: 14, counterReset: 'item' })
export const cornerItem = style({
  position: 'relative',
  paddingLeft: 40,
  lineHeight: 1.4,
  counterIncrement: 'item',
  '::before': {
    content: 'counter(item)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 26,
    height: 26,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.ink,
    color: vars.color.paper,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semi,
  },
})
globalStyle(`${cornerItem} > b`, { display: 'block', fontWeight: vars.weight.semi })
globalStyle(`${cornerItem} > span`, { color: vars.color.ink2, fontSize: vars.size.label })
