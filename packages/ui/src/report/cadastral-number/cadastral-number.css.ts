import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

const base = style({
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** The size follows the width of the screen, so that the number never wraps. */
export const size = styleVariants({
  hero: [
    base,
    {
      fontSize: vars.number.inColumn,
      '@media': { [media.belowLg]: { fontSize: vars.number.acrossPhone } },
    },
  ],
  large: [base, { fontSize: vars.number.inText, letterSpacing: '-.035em', lineHeight: 1.1 }],
  medium: [base, { fontSize: vars.figure[1], letterSpacing: '-.035em', lineHeight: 1.15 }],
  small: [base, { fontSize: vars.size.item, letterSpacing: '-.015em', lineHeight: 1.2, fontWeight: 650 }],
})
export const struck = style({
  color: vars.color.ink2,
  textDecoration: 'line-through',
  textDecorationThickness: '1px',
})

export const anatomy = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  fontSize: vars.number.acrossPage,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.045em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowLg]: { justifyContent: 'flex-start', fontSize: vars.number.acrossPhone } },
})
export const colon = style({ color: vars.color.lineControl, paddingInline: '.04em' })
export const part = style({ textAlign: 'center' })
export const last = style({ color: vars.color.primaryText })
export const bracket = style({
  display: 'block',
  height: 8,
  marginTop: 12,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderTop: 0,
  selectors: { [`${last} &`]: { borderColor: vars.color.primary } },
})
export const label = style({
  display: 'block',
  marginTop: 6,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  color: vars.color.ink2,
  selectors: { [`${last} &`]: { color: 'inherit', fontWeight: vars.weight.semi } },
})
