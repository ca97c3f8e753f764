import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const plan = style({ height: 340, '@media': { [media.belowMd]: { height: 220 } } })

export const page = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '40px 56px',
  paddingBlock: '56px 96px',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '28px 56px' } },
})

export const number = style({
  fontSize: vars.number.error,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.055em',
  lineHeight: 0.9,
})

export const words = style({ marginTop: 24, fontWeight: vars.weight.text, maxWidth: '28em' })

export const reason = style({ marginTop: 16, color: vars.color.ink2 })

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20, marginTop: 28 })

export const links = style({ borderTop: `1.5px solid ${vars.color.ink}`, alignSelf: 'start' })

export const link = style({
  display: 'block',
  padding: '17px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size.item,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.01em',
  ':hover': { color: vars.color.primaryText },
})
