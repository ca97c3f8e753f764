import { media, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 2,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: '1fr 1fr', marginInline: -20 },
  },
})

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 230,
  padding: '22px 22px 26px',
  '@media': { [media.belowLg]: { minHeight: 200, padding: '18px 16px' } },
})

export const cell = styleVariants({
  red: [base, { background: vars.color.red, color: vars.color.onFill }],
  green: [base, { background: vars.color.green, color: vars.color.onFill }],
  grey: [base, { outline: `2px dashed ${vars.color.lineControl}`, outlineOffset: -2 }],
  wait: [base, { background: vars.color.primaryWash, color: vars.color.primaryText }],
})

export const title = style({
  margin: 'auto 0 6px',
  paddingTop: 40,
  fontSize: 26,
  fontWeight: 680,
  letterSpacing: '-.018em',
  lineHeight: 1.2,
  '@media': { [media.belowLg]: { fontSize: 21 } },
})

export const note = style({ fontSize: 15, lineHeight: 1.42 })
