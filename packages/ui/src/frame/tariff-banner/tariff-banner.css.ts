import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { makesWay } from '../../theme/makes-way.ts'
import { media } from '../../theme/tokens.ts'
import { footer } from '../footer/footer.css.ts'
import { hidden as hiddenBar } from '../mobile-bottom-bar/mobile-bottom-bar.css.ts'

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
    // Above the bar of a phone, and where that was when it is out of the way.
    [media.belowLg]: {
      bottom: `calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        [`html:has(${hiddenBar}:not(:focus-within)) &`]: {
          translate: `0 calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
        },
      },
    },
    '(max-height: 420px)': { display: 'none' },
  },
  selectors: makesWay,
})

export const banner = styleVariants({
  'under the header': [strip, above],
  'over the end': [strip, over],
})
// The end of the page can be scrolled clear of it, and a focused element is never hidden below it.
globalStyle(`html:has(${over})`, { scrollPaddingBottom: 130 })
globalStyle(`html:has(${over}) ${footer}`, { paddingBottom: 150 })
export const inner = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
})
export const words = style({ paddingBlock: 6, fontSize: vars.size.label, lineHeight: 1.4 })
export const link = style({ whiteSpace: 'nowrap', fontWeight: vars.weight.medium })
export const close = style({ marginRight: -10 })
