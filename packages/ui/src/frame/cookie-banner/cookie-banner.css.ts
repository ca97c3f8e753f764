import { vars } from '../../theme/theme.css.ts'
import { footer } from '../footer/footer.css.ts'
import { sticky } from '../mobile-bottom-bar/mobile-bottom-bar.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenWhileTyping } from '../../theme/overlays.ts'
import { media } from '../../theme/tokens.ts'

/** Lower than this the banner, a field and its list do not fit above one another. */
const low = '(max-height: 640px)'

/** Part of the page instead of lying over it. */
const inPage = {
  position: 'static',
  width: '100%',
  border: 0,
  boxShadow: 'none',
  borderTop: `1.5px solid ${vars.color.ink}`,
} as const

export const banner = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 16,
  bottom: 16,
  width: 'min(100% - 32px, 760px)',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '14px 28px',
  padding: '18px 22px',
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  boxShadow: vars.shadow.pop,
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: '1fr',
      gap: 6,
      insetInline: 0,
      bottom: 0,
      width: '100%',
      padding: '8px 20px calc(8px + env(safe-area-inset-bottom))',
      borderInline: 0,
      borderBottom: 0,
    },
    // The sum and the button of an order are seen always.
    [media.belowLg]: { selectors: { [`html:has(${sticky}) &`]: inPage } },
    [low]: inPage,
  },
  selectors: hiddenWhileTyping,
})
// The end of the page can be scrolled clear of the banner, and a focused element is never hidden below it.
globalStyle(`html:has(${banner})`, { '@media': { '(min-height: 641px)': { scrollPaddingBottom: 150 } } })
globalStyle(`html:has(${banner}) ${footer}`, { '@media': { '(min-height: 641px)': { paddingBottom: 140 } } })
export const words = style({
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': { [media.belowMd]: { lineHeight: 1.3 } },
})
/** What a phone has no room for: two lines are all that the banner may cover there. */
export const more = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const actions = style({
  display: 'flex',
  gap: 10,
  '@media': { [media.belowMd]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
})
