import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const panel = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'baseline',
  padding: '12px 16px 8px',
})
export const aside = style({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  marginLeft: 'auto',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const body = style({ padding: '4px 16px 16px' })
/** A panel of what is being done: it is about the row beside it. */
export const act = style({ borderLeft: `3px solid ${vars.color.ink}` })
