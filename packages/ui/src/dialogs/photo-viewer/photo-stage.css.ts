import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const stage = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-zoomed="true"]': {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      touchAction: 'auto',
      cursor: 'grab',
    },
  },
})
export const image = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  selectors: {
    '&:not([data-state="ready"])': { visibility: 'hidden' },
    '[data-zoomed="true"] > &': { width: '200%', height: '200%', maxWidth: 'none' },
  },
})
export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.onDeep2,
})
