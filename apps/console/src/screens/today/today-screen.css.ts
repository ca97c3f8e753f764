import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'
import { twoColumns } from '../../parts/two-columns.ts'

export const columns = twoColumns(334)
export const column = style({ display: 'grid', gap: 16, minWidth: 0 })
export const count = style({ fontSize: vars.size.h2, fontWeight: vars.weight.bold })
export const more = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3px 14px',
  marginTop: 12,
})
export const term = style({ color: vars.color.ink2 })
export const sources = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '10px 16px',
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const unmeasured = style([note, { marginTop: 12 }])
export const jobs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 12,
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.line}`,
})
export const figure = style({ fontSize: vars.size.h2, fontWeight: vars.weight.bold })
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  gap: 3,
  alignItems: 'end',
  height: 92,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowMd]: { gap: 1 } },
})
export const hour = style({ position: 'relative', height: '100%' })
export const bar = style({ position: 'absolute', inset: 'auto 0 0', background: vars.color.ink })
export const usual = style({
  position: 'absolute',
  inset: 'auto 0 0',
  border: `1px dashed ${vars.color.lineControl}`,
  borderBottom: 0,
})
export const scale = style([note, { display: 'flex', justifyContent: 'space-between', marginTop: 4 }])
