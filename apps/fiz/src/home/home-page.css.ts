import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const match = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '32px 56px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const lead = style({ marginTop: 16, color: vars.color.ink2 })
export const rows = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '10px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const rowTitle = style({
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.01em',
})
export const rowNote = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
})
export const cells = style({ gridColumn: '1 / -1', minWidth: 0 })
