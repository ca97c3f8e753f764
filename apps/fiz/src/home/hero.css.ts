import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

const SHEET_HEIGHT = 600

export const hero = style({ position: 'relative' })

/** The form runs to the edge of the window; the bar overlaps it and the text. */
export const sheet = style({
  position: 'absolute',
  left: 'calc(50% + 24px)',
  right: 0,
  top: 0,
  height: SHEET_HEIGHT,
  overflow: 'hidden',
  background: vars.color.map,
  '@media': {
    [media.belowLg]: {
      position: 'relative',
      left: 'auto',
      height: 'auto',
      marginTop: 28,
      paddingBottom: 24,
    },
  },
})

export const cells = style({
  padding: '30px 36px 0',
  '@media': { [media.belowLg]: { padding: '24px 20px 0' } },
})

export const results = style({
  position: 'absolute',
  left: 36,
  top: 334,
  width: 'min(515px, calc(100% - 72px))',
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.belowLg]: { position: 'static', width: 'auto', margin: '16px 20px 0' } },
})

export const result = style({
  display: 'grid',
  gridTemplateColumns: '74px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 14px',
  fontSize: vars.size.label,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: '52px minmax(0, 1fr) auto',
      gap: 10,
      padding: '8px 10px',
      fontSize: vars.size.small,
    },
  },
})

export const title = style({
  minHeight: SHEET_HEIGHT - 36,
  display: 'flex',
  alignItems: 'center',
  paddingBottom: 40,
  '@media': { [media.belowLg]: { minHeight: 0, display: 'block', padding: '32px 0 24px' } },
})

export const words = style({ width: 'calc(50% - 40px)', '@media': { [media.belowLg]: { width: 'auto' } } })

export const line = style({ display: 'block' })

export const lead = style({
  marginTop: 20,
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { marginTop: 16, fontSize: vars.size.item } },
})

/** Across the sheet, which comes later in the page, so that nothing moves while the page is being read. */
export const form = style({ position: 'relative', zIndex: 1 })

export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '6px 32px',
  marginTop: 14,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
