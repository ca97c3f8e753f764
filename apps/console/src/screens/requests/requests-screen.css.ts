import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** The list, the letter, and what is beside it; on a narrow screen one is under the other. */
export const inbox = style({
  display: 'grid',
  gridTemplateColumns: '290px minmax(0, 1fr) 300px',
  gap: 18,
  alignItems: 'start',
  '@media': {
    '(max-width: 1279.98px)': { gridTemplateColumns: '250px minmax(0, 1fr)' },
    '(max-width: 991.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const list = style({ border: `1px solid ${vars.color.line}`, background: vars.color.paper })
export const letter = style({
  display: 'grid',
  gap: 3,
  padding: '10px 14px',
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
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const title = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const foot = style({ padding: '9px 14px', color: vars.color.ink2, fontSize: vars.size.small })
export const column = style({ display: 'grid', gap: 18, minWidth: 0 })
export const form = style({ display: 'grid', gap: 14, marginTop: 14 })
export const words = style({ margin: '10px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 14px',
  marginTop: 10,
})
export const term = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const value = style({ overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const error = style({ color: vars.color.redText, fontWeight: vars.weight.medium })
export const strong = style({ fontWeight: vars.weight.semi })
export const rows = style({ display: 'grid', gap: 10 })
