import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style({
  borderLeft: `1.5px solid ${vars.color.ink}`,
  paddingLeft: 24,
  '@media': {
    [media.belowLg]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: 16,
      alignItems: 'center',
      borderLeft: 0,
      borderTop: `1.5px solid ${vars.color.ink}`,
      padding: '14px 0 0',
    },
  },
})
export const number = style({
  display: 'block',
  fontSize: vars.size.hero,
  fontWeight: vars.weight.black,
  letterSpacing: '-.06em',
  lineHeight: 0.86,
  '@media': { [media.belowLg]: { fontSize: vars.figure[7] } },
})
export const unit = style({
  marginLeft: '.2em',
  fontSize: vars.figure[3],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  '@media': { [media.belowLg]: { fontSize: vars.size.h3 } },
})
export const text = style({
  display: 'grid',
  marginTop: 12,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  color: vars.color.ink2,
  '@media': { [media.belowLg]: { margin: 0, fontSize: vars.size.small } },
})
/** Keeps the room of the longest words, so that nothing below moves when they come. */
export const room = style({ gridArea: '1 / 1', visibility: 'hidden' })
export const words = style({ gridArea: '1 / 1' })
