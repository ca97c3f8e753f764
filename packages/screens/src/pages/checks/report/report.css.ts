import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const stateHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' })
export const action = style({ marginTop: 12 })
export const waiting = style({ padding: '24px 0 12px' })

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: vars.color.paper,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': { print: { display: 'none' } },
})
export const headInner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  minHeight: 68,
  paddingBlock: 10,
})
export const headWords = style({ minWidth: 0 })
export const headTitle = style({
  display: 'block',
  fontSize: vars.size.item,
  fontWeight: 650,
  letterSpacing: '-.018em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { fontSize: vars.size.body } },
})
export const headNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
/** A phone has room for the verdict; the time is in the report. */
export const headTime = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 8,
  '@media': { [media.belowSm]: { flex: 'none' } },
})

/** Words that a narrow head has no room for. */
/** What can be done with the whole report. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' })
export const wideOnly = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  paddingBlock: '28px 88px',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, paddingTop: 20 },
    print: { display: 'block', padding: 0 },
  },
})
export const side = style({
  position: 'sticky',
  top: 96,
  '@media': { [media.belowLg]: { position: 'static', minWidth: 0 }, print: { display: 'none' } },
})
export const content = style({ minWidth: 0 })
export const filtered = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 20,
  '@media': { print: { display: 'none' } },
})
export const waitingLine = style({
  display: 'grid',
  gap: 12,
  padding: '18px 32px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { marginInline: -20, padding: '16px 18px', borderInline: 0 } },
})
export const waitingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
/** What the report asks of its reader: no part of what it says. */
export const feedback = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { print: { display: 'none' } },
})
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '12px 24px',
  marginBottom: 20,
})
export const bandText = style({
  padding: '28px 0 30px',
  '@media': { [media.belowLg]: { padding: '18px 0 22px' } },
})
export const bandLine = style({ fontSize: vars.size.lead, lineHeight: 1.35, margin: '12px 0 16px' })
export const badge = style({ marginTop: 14 })
export const figures = style({ marginTop: 18 })
export const chart = style({ marginBlock: '6px 18px' })
export const damage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 28,
  alignItems: 'center',
  marginTop: 8,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})
export const scale = style({ margin: '28px 0 24px' })
export const muted = style({ color: vars.color.ink2, marginTop: 8 })
export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  marginTop: 14,
})
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 28,
})
export const record = style({
  display: 'grid',
  gap: 10,
  paddingBottom: 8,
  selectors: { '& + &': { marginTop: 18, paddingTop: 18, borderTop: `1px solid ${vars.color.line}` } },
})
export const recordTitle = style({ fontSize: vars.size.item, fontWeight: vars.weight.semi, lineHeight: 1.35 })
export const unchecked = style({ display: 'grid' })
export const uncheckedRow = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  gap: 14,
  alignItems: 'start',
  padding: '14px 0',
  breakInside: 'avoid',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: '20px 1fr' } },
})
export const addition = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlock: 16,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const uncheckedAction = style({
  '@media': { [media.belowSm]: { gridColumn: 2 }, print: { display: 'none' } },
})
export const points = style({ display: 'grid', gap: 10 })
/** The marks have their own column, so that the statements are aligned. */
export const point = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'baseline',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const plainPoint = style({ gridColumn: '1 / -1' })
export const pointNote = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.label })
export const part = style({
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  scrollMarginTop: 88,
  overflowWrap: 'anywhere',
  '@media': { [media.belowLg]: { marginInline: -20, borderInline: 0 }, print: { marginInline: 0 } },
})
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  padding: '22px 32px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { padding: '18px 18px 14px' }, print: { breakAfter: 'avoid' } },
})
export const partBody = style({
  padding: '12px 32px 22px',
  '@media': { [media.belowLg]: { padding: '10px 18px 18px' } },
})
export const note = style({
  padding: '6px 0',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const placedFact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 224px',
  gap: '2px 24px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const cellFirst = style({ fontWeight: vars.weight.semi })
export const moment = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const cellProse = style({ display: 'grid', gap: 4, maxWidth: '56ch' })
export const cellNote = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const amount = style({ float: 'right', paddingLeft: 16, fontVariantNumeric: 'tabular-nums' })
export const parts = style({ scrollMarginTop: 88, minWidth: 0 })
export const tab = style({ display: 'grid', gap: 4, justifyItems: 'start', textAlign: 'left' })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  scrollMarginTop: 176,
})
