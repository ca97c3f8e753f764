import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const sheet = style({
  display: 'grid',
  gap: 20,
  padding: 28,
  '@media': { [media.belowSm]: { padding: 16 } },
})
export const head = style({ display: 'grid', gap: 4 })
export const line = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const whole = style({ marginTop: 24 })
