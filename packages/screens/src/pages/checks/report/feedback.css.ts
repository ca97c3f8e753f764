import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 640 })
export const faults = style({ display: 'grid', gap: 16, listStyle: 'none', padding: 0, marginBottom: 20 })
export const fault = style({
  display: 'grid',
  gap: 10,
  paddingBottom: 16,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
/** The three states in a row; one below another on a phone. */
export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  listStyle: 'none',
  padding: 0,
  fontSize: vars.size.small,
  color: vars.color.ink2,
  '@media': { [media.belowSm]: { display: 'grid' } },
})
export const reached = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
export const answer = style({
  padding: '12px 16px',
  borderLeft: `3px solid ${vars.color.primary}`,
  background: vars.color.ground,
})
