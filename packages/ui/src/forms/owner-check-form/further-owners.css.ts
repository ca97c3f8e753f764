import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const owners = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const owner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  paddingTop: 18,
  borderTop: `1px solid ${vars.color.line}`,
})
export const legend = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.semi,
})
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small })
