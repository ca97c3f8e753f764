import { vars } from '../../theme/theme.css.ts'
import { ring } from '../../theme/ring.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const footer = style({
  vars: { [ring]: vars.color.onDeep },
  background: vars.color.deep,
  color: vars.color.onDeep,
})
export const withBar = style({ '@media': { [media.belowLg]: { paddingBottom: 72 } } })
export const top = style({
  display: 'grid',
  gridTemplateColumns: '4fr 2fr 2fr 4fr',
  gap: `40px ${vars.layout.gutter}`,
  paddingBlock: '64px 40px',
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr 1fr' } },
})
export const whole = style({ '@media': { [media.belowLg]: { gridColumn: '1 / -1' } } })
export const about = style({
  marginTop: 20,
  maxWidth: '34ch',
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
})
export const title = style({
  marginBottom: 12,
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
})
export const item = style({ padding: '5px 0', fontSize: vars.size.label })
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
export const email = style([
  link,
  {
    fontSize: vars.size.h3,
    lineHeight: 1.2,
    fontWeight: vars.weight.semi,
    letterSpacing: '-.018em',
  },
])
export const help = style({
  marginTop: 12,
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  lineHeight: 1.43,
})
export const bottom = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '24px 48px',
  paddingBlock: '24px 32px',
  borderTop: `1px solid ${vars.color.deepLine}`,
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.belowLg]: { gridTemplateColumns: '1fr' } },
})
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 18px', marginTop: 8 })
export const legalLink = style([
  link,
  { textDecoration: 'underline', color: vars.color.onDeep, fontSize: vars.size.small },
])
