import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.color.line}`,
})
