import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const sites = style({ display: 'inline-flex', gap: 4 })
export const site = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  lineHeight: 1,
})
