import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  padding: '0 12px',
  border: `1px solid ${vars.color.line}`,
  borderBottom: 0,
  background: vars.color.paper,
})
export const view = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minHeight: 40,
  padding: '0 6px',
  color: vars.color.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink },
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: vars.weight.semi,
      boxShadow: `inset 0 -3px ${vars.color.ink}`,
    },
  },
})
export const count = style({ fontWeight: vars.weight.semi })
