import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const slow = vars.motion.dialog

export const backdrop = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  background: vars.color.backdrop,
  transition: `opacity ${slow} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})
const popup = style({
  position: 'fixed',
  // Same z-index as the backdrop: a dialog opened later covers everything, and its backdrop covers the dialog below.
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  outline: 'none',
  transition: `translate ${slow} ${vars.motion.ease}, opacity ${slow} ${vars.motion.ease}`,
  selectors: {
    // A dialog under another one steps back as the page does: two papers of one colour would run into each other.
    '&[data-nested-dialog-open]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      borderRadius: 'inherit',
      background: vars.color.backdrop,
    },
  },
})
export const shape = styleVariants({
  /** In the middle; on a phone a sheet from below. */
  dialog: [
    popup,
    {
      inset: 0,
      margin: 'auto',
      width: 'calc(100% - 40px)',
      height: 'fit-content',
      maxHeight: 'calc(100dvh - 40px)',
      borderRadius: vars.radius.dialog,
      ':focus-visible': { borderRadius: vars.radius.dialog },
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 16px' } },
      '@media': {
        [media.belowMd]: {
          inset: 'auto 0 0',
          width: '100%',
          maxWidth: 'none !important' as 'none',
          maxHeight: '88dvh',
          borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
          ':focus-visible': { borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0` },
          selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 1, translate: '0 100%' } },
        },
      },
    },
  ],
  /** From the right edge, over the whole width of a phone. */
  drawer: [
    popup,
    {
      inset: '0 0 0 auto',
      width: '100%',
      maxWidth: 400,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ':focus-visible': { borderRadius: 0 },
      selectors: { '&[data-starting-style], &[data-ending-style]': { translate: '100% 0' } },
      '@media': { [media.belowSm]: { maxWidth: 'none' } },
    },
  ],
  /** The whole window, for pictures. */
  stage: [
    popup,
    {
      vars: { [ring]: vars.color.onDeep },
      inset: 0,
      background: vars.color.deep,
      color: vars.color.onDeep,
      ':focus-visible': { borderRadius: 0 },
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
    },
  ],
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 16,
  padding: '26px 28px 14px',
  '@media': { [media.belowMd]: { padding: '20px 20px 10px' } },
})
export const title = style({
  fontSize: vars.figure[3],
  lineHeight: 1.1,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.h2,
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { fontSize: vars.figure[1] } },
})
export const titleLarge = style({
  fontSize: vars.figure[5],
  '@media': { [media.belowMd]: { fontSize: vars.figure[3] } },
})
export const note = style({ margin: '4px 0 6px', color: vars.color.ink2 })
export const close = style({
  margin: '-6px -10px 0 0',
  ':disabled': { opacity: 0.4, cursor: 'not-allowed' },
  selectors: {
    '[data-shape="stage"] &': { margin: 0 },
    '[data-shape="stage"] &:hover': { background: vars.color.deepLine },
  },
})
export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  padding: '0 28px 28px',
  '@media': { [media.belowMd]: { padding: '0 20px 24px' } },
})
