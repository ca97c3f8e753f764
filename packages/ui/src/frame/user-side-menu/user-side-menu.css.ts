import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

/** As high as the page, so that its edge never ends in the middle of it. */
export const menu = style({
  flex: 'none',
  width: 90,
  background: vars.color.paper,
  borderRight: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowLg]: { width: 'auto', border: 0, borderBottom: `1px solid ${vars.color.line}` },
  },
})
/** Its entries stay in sight while the page is scrolled. */
export const inSight = style({
  position: 'sticky',
  // Above an offer at the end of the window, which would cover its last button.
  zIndex: 2,
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  maxHeight: '100%',
  overflowY: 'auto',
  paddingTop: 16,
  background: vars.color.paper,
  '@media': { [media.belowLg]: { position: 'static', height: 'auto', paddingTop: 0 } },
})
export const collapsed = style({ '@media': { [media.fromLg]: { width: 64 } } })
/** On narrow screens a row of words under the header. */
export const list = style({
  flex: 1,
  '@media': {
    [media.belowLg]: {
      display: 'flex',
      gap: 24,
      overflowX: 'auto',
      paddingInline: 20,
      scrollbarWidth: 'none',
    },
  },
})
const row = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  minHeight: 48,
  padding: '10px 4px',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  ':hover': { background: vars.color.ground, color: vars.color.ink },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const link = style([
  row,
  {
    gap: 5,
    borderLeft: '3px solid transparent',
    borderRight: '3px solid transparent',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { borderLeftColor: vars.color.primary, color: vars.color.primaryText } },
    '@media': {
      [media.belowLg]: {
        border: 0,
        padding: 0,
        selectors: {
          '&[aria-current]': {
            boxShadow: `inset 0 -3px ${vars.color.primary}`,
            borderLeftColor: 'transparent',
            color: vars.color.ink,
          },
        },
      },
    },
  },
])
export const picture = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const words = style({
  maxWidth: '100%',
  fontSize: vars.size.plan,
  lineHeight: 1.25,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.belowLg]: { fontSize: vars.size.body, whiteSpace: 'nowrap' } },
})
export const wordless = style({
  '@media': {
    [media.fromLg]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const fold = style([
  row,
  { borderTop: `1px solid ${vars.color.line}`, '@media': { [media.belowLg]: { display: 'none' } } },
])
