import { vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Holds the place of a page that is on its way, so that the footer does not jump. */
export const main = style({ minHeight: '70vh' })

export const skip = style({
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 60,
  padding: '10px 14px',
  background: vars.color.paper,
  selectors: { '&:focus': { top: 8 } },
})

export const withoutScript = style({
  padding: '12px 16px',
  textAlign: 'center',
  background: vars.color.sunk,
})

/** On paper there is the page alone: no menus, no questions, no buttons of the frame. */
globalStyle(':has(> #main) > :not(#main)', { '@media': { print: { display: 'none !important' } } })

/**
 * The heading takes the focus after a change of page, for screen readers; it is not interactive, so it shows no ring.
 */
globalStyle('main h1:focus', { outline: 'none' })

/** A press before the app is there: seen at once, done a moment later. */
globalStyle('button[data-pressed]', { opacity: 0.6, cursor: 'progress' })
