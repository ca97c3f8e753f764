import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 170px 150px',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  gap: 12,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'row' } },
})
export const forms = style({ display: 'flex', gap: 8 })
export const tableHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '16px 24px 4px',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
export const tick = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 40 })
export const box = style({ width: 20, height: 20, margin: 0, accentColor: vars.color.primary })
export const table = style({
  padding: '0 24px 16px',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
export const under = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
/** Stays in sight while rows are chosen. */
export const chosen = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '10px 24px',
  padding: '14px 24px',
  background: vars.color.paper,
  borderTop: `2px solid ${vars.color.ink}`,
  transition: `bottom ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.belowLg]: {
      // Above the bar of a phone while that is there.
      bottom: `calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
      paddingInline: 20,
      selectors: { 'body:has(nav[data-hidden="true"]) &': { bottom: 0 } },
    },
  },
})
export const chosenCount = style({ marginRight: 10, fontSize: vars.size.item })
export const chosenSum = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const chosenActions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
