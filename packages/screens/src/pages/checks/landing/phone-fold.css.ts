import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const fold = style({
  // A wide window shows the content of a closed element, too; a browser that cannot has it behind the press.
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [media.fromLg]: {
          selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
        },
      },
    },
  },
})
export const title = style({
  padding: '12px 0',
  color: vars.color.primaryText,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@supports': {
    'selector(::details-content)': { '@media': { [media.fromLg]: { display: 'none' } } },
  },
})
