import { globalStyle } from '@vanilla-extract/css'
import { ringColor } from './ring.css.ts'
import { vars } from './theme.css.ts'
import { media } from './tokens.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollBehavior: 'smooth',
  scrollPaddingTop: '96px',
})
globalStyle('body', {
  margin: 0,
  minWidth: 320,
  background: vars.color.paper,
  color: vars.color.ink,
  font: `${vars.weight.text} ${vars.size.body} / ${vars.leading.body} ${vars.font.family}`,
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // An e-mail address or a word that is longer than a phone's line breaks.
  overflowWrap: 'break-word',
})
// Pages set a marker element in their HTML; the attribute of the body is for stories.
globalStyle('body[data-ground="grey"], body:has([data-grey-ground])', { background: vars.color.ground })
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, table, fieldset', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' })
globalStyle('p', { textWrap: 'pretty' })
globalStyle('a', {
  color: vars.color.primaryText,
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
})
globalStyle('a:hover', { textDecorationThickness: '2px' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('svg', { display: 'block' })
globalStyle('img', { maxWidth: '100%', height: 'auto' })
globalStyle('summary', { cursor: 'pointer' })
globalStyle(':focus-visible', {
  outline: `2px solid ${ringColor}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.mark,
})
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      transition: 'none !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
globalStyle('body', { '@media': { print: { background: '#fff', color: '#000' } } })
