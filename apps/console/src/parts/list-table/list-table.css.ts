import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const views = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' })
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.semi, textDecoration: 'none' },
  },
  '@media': { [media.belowLg]: { minHeight: 44 } },
})
export const right = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  marginLeft: 'auto',
})
export const densities = style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
})
export const density = style({
  minWidth: 34,
  minHeight: 30,
  padding: '0 8px',
  border: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.size.small,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [media.belowLg]: { minHeight: 44 } },
})
export const densityOn = style({ background: vars.color.ink, color: vars.color.paper })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: '6px 12px',
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ padding: 0, fontWeight: vars.weight.semi })
export const saved = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const savedRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  alignItems: 'center',
})
