import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const cabinet = style({
  display: 'flex',
  alignItems: 'stretch',
  '@media': { [media.belowLg]: { display: 'block' } },
})
/** The column is aligned with the header's, whatever the menu takes; where there is no room, 24 px beside the menu. */
export const column = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '36px 88px',
  '@media': {
    [media.fromLg]: {
      paddingInline: `max(24px, calc((100vw - ${vars.layout.container}) / 2 - 90px)) 24px`,
    },
    [media.belowLg]: { paddingInline: 20, paddingBlock: '24px 56px' },
  },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: vars.layout.container,
  '@media': { [media.belowLg]: { gap: 16, maxWidth: 'none' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 32px',
})
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
/** Panels side by side: the wide one with its companions of 370 px, one below another on narrow screens. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 370px',
  alignItems: 'start',
  gap: 24,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [media.belowLg]: { gap: 16 } },
})
