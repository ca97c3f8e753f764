import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '16px 32px',
  padding: '28px 32px 20px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { padding: '22px 18px 14px' } },
})

export const number = style({
  fontSize: `max(${vars.figure[1]}, ${vars.number.inText})`,
  margin: '6px 0 4px',
})

export const address = style({ color: vars.color.ink2 })

export const foot = style({
  padding: '18px 32px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.belowLg]: { padding: 18 } },
})
