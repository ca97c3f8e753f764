import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const column = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })
export const unknown = style({
  margin: 0,
  padding: 0,
  borderTop: `1.5px solid ${vars.color.ink}`,
  listStyle: 'none',
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 220px)',
  gap: '4px 14px',
  padding: '13px 0',
  borderBottom: `1px dashed ${vars.color.lineControl}`,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  '@media': { [media.belowMd]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
})
export const what = style({ fontWeight: vars.weight.semi })
export const how = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  textAlign: 'right',
  '@media': { [media.belowMd]: { gridColumn: 2, textAlign: 'left' } },
})
