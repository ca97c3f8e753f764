import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 170px 150px',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  gap: 12,
  // On a phone the orders are seen before the visitor scrolls.
  '@media': { [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row' } },
})
export const text = style({ '@media': { [media.belowLg]: { gridColumn: '1 / -1' } } })
