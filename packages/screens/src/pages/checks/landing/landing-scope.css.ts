import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** Names of registers are longer than a narrow screen. */
export const table = style({ overflowWrap: 'anywhere' })
export const closedTitle = style({ marginBlock: '40px 14px' })
export const closed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px dashed ${vars.color.lineControl}`,
  fontSize: vars.size.label,
})
export const more = style({ marginTop: 20 })
