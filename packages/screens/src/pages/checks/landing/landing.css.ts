import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** The order step replaces the page. */
export const order = style({
  paddingBlock: '40px 88px',
  '@media': { [media.belowLg]: { paddingBlock: '24px 56px' } },
})
export const questions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: `32px ${vars.layout.gutter}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
