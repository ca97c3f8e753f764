import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
  padding: '20px 24px 22px',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.paper,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: '16px 16px 18px' },
  },
})
/** Addresses are long. */
export const place = style({ gridColumn: '1 / -1', minWidth: 0 })
/** Across a phone: names of sites are long. */
export const site = style({
  minWidth: 0,
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
})
/** Level with the controls beside it, under the height of a label. */
export const send = style({
  marginTop: 24,
  '@media': { [media.belowSm]: { gridColumn: '1 / -1', marginTop: 0 } },
})
export const reset = style({ gridColumn: '1 / -1', fontSize: vars.size.small })
