import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const row = style({
  display: 'grid',
  gap: 12,
  paddingBlock: 16,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const form = style({ maxWidth: 480 })
export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const tasks = style({ marginTop: 4 })
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 132px auto',
  gap: '2px 16px',
  alignItems: 'center',
  paddingBlock: 8,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const advice = style({
  marginTop: 4,
  paddingLeft: 14,
  borderLeft: `3px solid ${vars.color.lineControl}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
