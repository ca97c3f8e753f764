import { media, stripes, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const term = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
})
export const presets = style({
  display: 'flex',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
})
export const preset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 11px',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.color.ink, color: vars.color.paper },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.belowLg]: { minHeight: 44 } },
})
export const stack = style({ display: 'grid', gap: 16 })
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 14px',
})
export const label = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const chart = style({
  display: 'flex',
  gap: 3,
  height: 180,
  marginTop: 18,
})
export const day = style({ display: 'grid', flex: '1 1 0', minWidth: 0, gridTemplateRows: '1fr 36px' })
/** Above the line what was paid, below it what went back. */
export const up = style({
  display: 'flex',
  alignItems: 'end',
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const paid = style({ width: '100%', background: vars.color.ink })
export const returned = style({
  width: '100%',
  background: stripes('135deg', vars.color.redText, 4, 2),
})
export const scale = style([note, { display: 'flex', justifyContent: 'space-between', marginTop: 4 }])
export const legend = style([note, { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 8 }])
export const scroll = style({ maxHeight: 640, overflowY: 'auto' })
export const total = style({ fontWeight: vars.weight.bold })
