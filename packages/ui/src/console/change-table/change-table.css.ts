import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderBottom: `1.5px solid ${vars.color.ink}`,
})
export const head = style({
  padding: '4px 10px 4px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  textAlign: 'left',
  selectors: { '&:last-child': { paddingRight: 0, textAlign: 'right' } },
})
export const cell = style({
  padding: '4px 10px 4px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.text,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingRight: 0, textAlign: 'right' } },
})
export const after = style({ fontWeight: vars.weight.semi })
