import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const line = style({ display: 'grid' })
export const day = style({
  padding: '8px 0 2px 79px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
})
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '54px 15px minmax(0, 1fr) auto',
  gap: '0 10px',
  padding: '5px 0',
})
export const time = style({ color: vars.color.ink2, textAlign: 'right', whiteSpace: 'nowrap' })
export const mark = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: -6,
    bottom: -6,
    borderLeft: `2px solid ${vars.color.ink}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 5,
    width: 10,
    height: 10,
    background: vars.color.ink,
  },
})
export const failed = style({ '::after': { background: vars.color.red, transform: 'rotate(45deg)' } })
/** It has not happened yet. */
export const expected = style({
  '::before': { borderLeftStyle: 'dotted' },
  '::after': { background: vars.color.paper, boxShadow: `inset 0 0 0 2px ${vars.color.ink}` },
})
export const title = style({ fontWeight: vars.weight.semi })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small, overflowWrap: 'anywhere' })
export const money = style({ textAlign: 'right' })
export const sum = style({ fontWeight: vars.weight.semi, fontSize: vars.size.item })
