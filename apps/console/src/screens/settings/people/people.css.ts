import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const scroll = style({ overflowX: 'auto', ':focus-visible': { outlineOffset: -2 } })
export const matrix = style({ width: '100%', borderCollapse: 'collapse' })
export const head = style({
  padding: '6px 8px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: { '&:first-child': { paddingLeft: 16, textAlign: 'left' } },
})
export const permission = style({
  padding: '4px 8px 4px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.text,
  textAlign: 'left',
})
export const cell = style({
  padding: '4px 8px',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'center',
})
export const legend = style({ padding: '10px 16px 14px' })
export const beyond = style({
  display: 'grid',
  gap: 4,
  padding: '0 16px 14px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3px 14px',
  marginBottom: 12,
})
export const term = style({ color: vars.color.ink2 })
export const part = style({ display: 'grid', gap: 8, paddingTop: 12 })
export const subject = style({ fontWeight: vars.weight.semi })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '6px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const effects = style({
  display: 'grid',
  gap: 8,
  padding: '10px 12px',
  border: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
})
export const found = style({ display: 'grid', gap: 4 })
