import { media, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const frame = `1.5px solid ${vars.color.ink}`
const line = `1px solid ${vars.color.line}`

export const page = style({
  background: vars.color.ground,
  paddingBlock: '36px 72px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: '12px 48px',
  alignItems: 'end',
  marginBottom: 28,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 20 } },
})
export const lead = style({ color: vars.color.ink2, textWrap: 'pretty' })
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 332px',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const editor = style({
  background: vars.color.paper,
  border: frame,
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 } },
})
export const source = style({ padding: '8px 20px 20px', borderBottom: frame })
export const sourceTab = style({ paddingTop: 16 })
export const sourceForm = style([sourceTab, { display: 'grid', gap: 14, justifyItems: 'start' }])
export const wide = style({ width: '100%' })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 20px', alignItems: 'center' })
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  borderBottom: line,
})
export const counter = style({
  border: 0,
  borderLeft: line,
  background: 'none',
  padding: '11px 12px 11px 20px',
  textAlign: 'left',
  font: 'inherit',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: vars.color.ink2,
  cursor: 'pointer',
  ':first-child': { borderLeft: 0 },
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-pressed="true"]': { background: vars.color.sunk, color: vars.color.ink } },
  '@media': {
    [media.belowSm]: { padding: '10px 4px 10px 10px', fontSize: vars.size.tiny, overflowWrap: 'anywhere' },
  },
})
export const count = style({
  display: 'block',
  marginBottom: 4,
  fontSize: vars.figure[2],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1,
  color: vars.color.ink,
  '@media': { [media.belowSm]: { fontSize: vars.size.h3 } },
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 168px minmax(0, 1.1fr) 44px',
  alignItems: 'center',
  minHeight: 56,
  borderBottom: line,
  fontSize: vars.size.label,
  '@media': {
    [media.belowMd]: { gridTemplateColumns: '44px minmax(0, 1fr) auto 44px', paddingBlock: 0 },
  },
})
export const place = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  paddingRight: 12,
  background: vars.color.ground,
  borderRight: line,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [media.belowMd]: { gridRow: '1 / 4' } },
})
export const text = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'center',
  padding: '8px 14px',
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-tone="red"] > &': { background: vars.color.redWash, color: vars.color.redText },
    '[data-tone="yellow"] > &': { background: vars.color.yellowWash },
    '[data-repeat] > &': { color: vars.color.ink2, textDecoration: 'line-through' },
  },
})
export const mark = style({ paddingInline: 6, '@media': { [media.belowMd]: { paddingBlock: 8 } } })
export const answer = style({
  paddingBlock: 8,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { gridColumn: '2 / 5', gridRow: 2, padding: '4px 14px 10px' } },
})
export const note = style({ display: 'block', fontSize: vars.size.small, color: vars.color.ink2 })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 14px' })
export const remove = style({
  justifySelf: 'center',
  '@media': { [media.belowMd]: { gridColumn: 4, gridRow: 1 } },
})
export const below = style({
  gridColumn: '2 / -1',
  padding: '4px 14px 14px',
  '@media': { [media.belowMd]: { gridRow: 3 } },
})
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '8px 0',
  borderTop: line,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 20px',
})
export const empty = style({ padding: '28px 20px', color: vars.color.ink2 })

export const total = style({
  position: 'sticky',
  top: 16,
  background: vars.color.paper,
  border: frame,
  '@media': { [media.belowLg]: { position: 'static' } },
})
globalStyle(`${total} > *`, { paddingInline: 22 })
export const totalTitle = style({ paddingTop: 20, paddingBottom: 4 })
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  paddingBlock: 10,
  borderBottom: line,
})
export const price = style({ fontWeight: vars.weight.semi, whiteSpace: 'nowrap', paddingTop: 2 })
export const facts = style({ margin: 0, paddingBlock: 8 })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 6,
  fontSize: vars.size.label,
})
globalStyle(`${fact} > dt`, { color: vars.color.ink2 })
globalStyle(`${fact} > dd`, { margin: 0, fontWeight: vars.weight.semi, textAlign: 'right' })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
  paddingBlock: 14,
  borderTop: frame,
})
export const sumNumber = style({
  fontSize: vars.figure[4],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})
export const pay = style({ display: 'grid', gap: 12, paddingBottom: 20 })

export const run = style({
  background: vars.color.paper,
  border: line,
  marginTop: 40,
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 } },
})
export const runHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 32px',
  alignItems: 'end',
  padding: '28px 32px 22px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 } },
})
export const runCount = style({
  fontSize: vars.figure[7],
  fontWeight: vars.weight.black,
  letterSpacing: '-.055em',
  lineHeight: 0.9,
  whiteSpace: 'nowrap',
})
export const runOf = style({ fontSize: '.42em', color: vars.color.ink2, letterSpacing: '-.04em' })
export const cells = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  padding: '0 32px',
  '@media': { [media.belowMd]: { padding: '0 20px' } },
})
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 26px',
  margin: 0,
  padding: '14px 32px 22px',
  listStyle: 'none',
  fontSize: vars.size.small,
  color: vars.color.ink2,
  '@media': { [media.belowMd]: { paddingInline: 20 } },
})
export const keyItem = style({ display: 'flex', gap: 8, alignItems: 'center' })
export const done = style({ fill: vars.color.ink })
export const running = style({ fill: vars.color.primary })
export const failed = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeDasharray: '2 1.4',
})
export const queued = style({ fill: vars.color.sunk, stroke: vars.color.lineControl, strokeWidth: 0.4 })
export const runFoot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: line,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const runPart = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  justifyItems: 'start',
  padding: '22px 32px 26px',
  selectors: { '& + &': { borderLeft: line } },
  '@media': {
    [media.belowMd]: { padding: 20, selectors: { '& + &': { borderLeft: 0, borderTop: line } } },
  },
})
export const numbers = style({ overflowWrap: 'anywhere', color: vars.color.ink2, fontSize: vars.size.label })
