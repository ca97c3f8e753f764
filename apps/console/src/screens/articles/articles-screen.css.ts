import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** The list, the text, and how the site shows it; on a narrow screen one is under the other. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: '250px minmax(0, 1fr) 400px',
  gap: 16,
  alignItems: 'start',
  '@media': {
    '(max-width: 1279.98px)': { gridTemplateColumns: '230px minmax(0, 1fr)' },
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const beside = style({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '@media': {
    '(max-width: 1279.98px)': { gridColumn: '2' },
    [media.belowLg]: { gridColumn: 'auto' },
  },
})
export const list = style({
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.fromLg]: { maxHeight: 'calc(100vh - 190px)', overflowY: 'auto' } },
})
/** Beside an open article there is no room for the list on a phone. */
export const listBeside = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const back = style({ '@media': { [media.fromLg]: { display: 'none' } } })
export const article = style({
  display: 'grid',
  gap: 3,
  padding: '9px 14px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.ground },
  selectors: {
    '&[aria-current]': {
      background: vars.color.primaryWash,
      outline: `2px solid ${vars.color.primary}`,
      outlineOffset: -2,
    },
  },
})
export const title = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const foot = style({ padding: '9px 14px', color: vars.color.ink2, fontSize: vars.size.small })
export const form = style({ display: 'grid', gap: 14 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 12,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
export const strong = style({ fontWeight: vars.weight.semi })
export const frame = style({
  position: 'relative',
  height: 520,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
})
export const site = style({ position: 'absolute', inset: '0 auto auto 0', border: 0, transformOrigin: '0 0' })
export const facts = style({ display: 'grid' })
export const fact = style({ padding: '7px 0', borderTop: `1px solid ${vars.color.line}` })
export const versions = style({
  display: 'grid',
  gridTemplateColumns: '210px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const version = style({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '8px 10px',
  border: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: vars.color.primaryWash } },
})
export const diff = style({ maxHeight: '46vh', overflow: 'auto', fontSize: vars.size.small })
export const line = style({ padding: '1px 8px 1px 24px', textIndent: -16, overflowWrap: 'anywhere' })
export const removed = style([line, { background: vars.color.redWash, textDecoration: 'line-through' }])
export const added = style([line, { background: vars.color.greenWash }])
