import { media, ring, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 2,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '1fr 1fr', marginInline: -20 },
    // One below another where two have no room for their words: 320 px, or a zoom of 400 %.
    [media.belowSm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 175px), 1fr))' },
  },
})

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 230,
  padding: '22px 22px 26px',
  '@media': { [media.belowLg]: { minHeight: 200, padding: '18px 16px' } },
})

/** Shown through the sign of a mark. */
export const cuts = { red: vars.color.red, green: vars.color.green }

export const cell = styleVariants({
  red: [base, { vars: { [ring]: vars.color.onFill }, background: vars.color.red, color: vars.color.onFill }],
  green: [
    base,
    { vars: { [ring]: vars.color.onFill }, background: vars.color.green, color: vars.color.onFill },
  ],
  grey: [base, { outline: `2px dashed ${vars.color.lineControl}`, outlineOffset: -2 }],
  wait: [base, { background: vars.color.primaryWash, color: vars.color.primaryText }],
})

export const title = style({
  margin: 'auto 0 6px',
  paddingTop: 40,
  fontSize: vars.figure[1],
  fontWeight: 680,
  letterSpacing: '-.018em',
  lineHeight: 1.2,
  '@media': { [media.belowLg]: { fontSize: vars.size.lead } },
})

export const note = style({ fontSize: vars.size.label, lineHeight: 1.42 })
