import { media, text, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const questions = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: `32px ${vars.layout.gutter}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const questionsTitle = style([text.h2, {}])
