import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const scope = style({ display: 'grid', gap: 16 })
export const sources = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '11em minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const source = style({ fontWeight: vars.weight.semi })
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
