import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const answers = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr 4fr',
  gap: '8px 24px',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line2}`,
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const part = style({ fontSize: vars.size.label })
export const label = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
})
