import { media, ring, vars } from '@proverka/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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
export const unpaid = style({ color: vars.color.orangeText, fontWeight: vars.weight.semi })
export const paid = style({ fontWeight: vars.weight.semi })
/** Stays in sight while rows are chosen. */
export const chosen = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '10px 24px',
  padding: '14px 24px',
  vars: { [ring]: vars.color.paper },
  background: vars.color.ink,
  color: vars.color.paper,
  fontVariantNumeric: 'tabular-nums',
  transition: `bottom ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.belowLg]: {
      // Above the bar of a phone while that is there.
      bottom: `calc(${vars.layout.bottomBar} + env(safe-area-inset-bottom))`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInline: 20,
      selectors: { 'body:has(nav[data-hidden="true"]) &': { bottom: 0 } },
    },
  },
})
export const chosenCount = style({ lineHeight: 1.25 })
globalStyle(`${chosenCount} b`, { display: 'block', fontSize: vars.size.item })
globalStyle(`${chosenCount} small`, { fontSize: vars.size.small })
export const chosenActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [media.belowLg]: { gridColumn: '1 / -1', gridRow: 3 } },
})
/** On ink the buttons are of paper. */
globalStyle(`${chosenActions} button`, { borderColor: 'currentcolor', color: vars.color.paper })
globalStyle(`${chosenActions} button:hover`, { background: 'transparent', opacity: 0.88 })
export const chosenPaid = style({ whiteSpace: 'nowrap' })
export const chosenNote = style({ gridColumn: '1 / -1', fontSize: vars.size.small })
export const chosenSum = style({
  fontSize: vars.figure[1],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.035em',
  whiteSpace: 'nowrap',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '14px 24px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
