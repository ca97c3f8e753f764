import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { hiddenWhileTyping } from '../../theme/overlays.ts'
import { media } from '../../theme/tokens.ts'
import { footer } from '../footer/footer.css.ts'
import { hidden as hiddenBar, sticky } from '../mobile-bottom-bar/mobile-bottom-bar.css.ts'

const strip = style({ background: vars.color.primaryWash })
const above = style({ borderBottom: `1px solid ${vars.color.primaryLine}` })
/** Below every bar and message of the page. */
const over = style({
  position: 'fixed',
  zIndex: 1,
  insetInline: 0,
  bottom: 0,
  borderTop: `1px solid ${vars.color.primaryLine}`,
  '@media': {
    // Above the bottom bar of a phone, also while that is hidden.
    [media.belowLg]: {
      bottom: `calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        [`html:has(${hiddenBar}:not(:focus-within)) &`]: {
          translate: `0 calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
        },
        // The sum and the button of an order have the end of the page for themselves.
        [`html:has(${sticky}) &`]: { display: 'none' },
      },
    },
    '(max-height: 420px)': { display: 'none' },
  },
  selectors: hiddenWhileTyping,
})

export const banner = styleVariants({
  'under the header': [strip, above],
  'over the end': [strip, over],
})
// The end of the page can be scrolled clear of it, and a focused element is never hidden below it.
globalStyle(`html:has(${over})`, { scrollPaddingBottom: 130 })
globalStyle(`html:has(${over}) ${footer}`, { paddingBottom: 150 })
const innerBase = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
})
const wordsBase = style({ paddingBlock: 6, fontSize: vars.size.label, lineHeight: 1.4 })
const closeBase = style({ marginRight: -10 })

// Over the end of a phone's page it is one line: with the bar below it, it covers at most 96 px.
export const inner = styleVariants({
  'under the header': [innerBase],
  'over the end': [
    innerBase,
    { '@media': { [media.belowLg]: { selectors: { '&&': { paddingBlock: 0 } } } } },
  ],
})
export const words = styleVariants({
  'under the header': [wordsBase],
  'over the end': [
    wordsBase,
    {
      '@media': {
        [media.belowLg]: {
          paddingBlock: 0,
          selectors: { '&::first-letter': { textTransform: 'uppercase' } },
        },
      },
    },
  ],
})
/** What is left out there. */
export const more = styleVariants({
  'under the header': {},
  'over the end': { '@media': { [media.belowLg]: { display: 'none' } } },
})
export const link = style({ whiteSpace: 'nowrap', fontWeight: vars.weight.medium })
export const close = styleVariants({
  'under the header': [closeBase],
  'over the end': [closeBase, { '@media': { [media.belowLg]: { selectors: { '&&': { height: 34 } } } } }],
})
