import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '18px 32px',
  marginTop: 16,
})
export const number = style({
  display: 'flex',
  gap: '.28em',
  fontSize: vars.number.inText,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Seventeen characters of a VIN stay on one line of a phone.
  '@media': { [media.belowSm]: { fontSize: vars.size.h3 } },
})
export const part = style({ display: 'block', minWidth: 0 })
export const last = style({ color: vars.color.primaryText })
export const bracket = style({
  display: 'block',
  height: 8,
  marginTop: 8,
  border: `1.5px solid ${vars.color.lineControl}`,
  borderTop: 0,
  selectors: { [`${last} &`]: { borderColor: vars.color.primary } },
})
export const label = style({
  display: 'block',
  marginTop: 6,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  lineHeight: 1.2,
  selectors: { [`${last} &`]: { color: 'inherit' } },
})
export const plate = style({
  display: 'flex',
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
})
export const plateNumber = style({ padding: '10px 14px', fontSize: vars.size.h3, letterSpacing: '.02em' })
export const plateRegion = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  padding: '4px 12px',
  borderLeft: `2px solid ${vars.color.ink}`,
  fontSize: vars.size.item,
})
export const country = style({ fontSize: vars.size.tiny, fontWeight: vars.weight.semi })
