import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 })
export const filter = style({
  minHeight: 40,
  padding: '8px 12px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.label,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
      fontWeight: vars.weight.semi,
    },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})
