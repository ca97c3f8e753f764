import { media } from '@proverka/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const wait = keyframes({ from: { contentVisibility: 'hidden' }, to: { contentVisibility: 'auto' } })

/**
 * Until `lay-out-rest.ts` has laid the page out; a browser without scripts lays it out at once. The foot of a short page is
 * in the first screen: the browser alone says whether it is near.
 */
export const below = style({
  selectors: {
    'html:not([data-laid-out]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 800px',
    },
  },
  '@media': {
    // To the browser two screens away is near. On a phone nothing below the first screen is laid out with it, nor again
    // when the brand's face comes: that is there by then, or the visitor has begun to scroll.
    [media.belowMd]: {
      selectors: { 'html:not([data-laid-out]) main &': { animation: `${wait} 1ms 1500ms backwards` } },
    },
    'print, (scripting: none)': {
      selectors: {
        'html:not([data-laid-out]) &': { contentVisibility: 'visible' },
        'html:not([data-laid-out]) main &': { animation: 'none' },
      },
    },
  },
})
