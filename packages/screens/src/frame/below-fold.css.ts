import { style } from '@vanilla-extract/css'

/** Until `lay-out-rest.ts` has laid the page out; a browser without scripts lays it out at once. */
export const below = style({
  selectors: {
    'html:not([data-laid-out]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 800px',
    },
  },
  '@media': {
    'print, (scripting: none)': {
      selectors: { 'html:not([data-laid-out]) &': { contentVisibility: 'visible' } },
    },
  },
})
