import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style({ marginTop: 16, fontSize: vars.size.label, lineHeight: 1.45 })

export const samples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: vars.size.label,
  lineHeight: 1.45,
})
/** At the foot of a panel whose rows go from edge to edge. */
export const inPanel = style({
  padding: '16px 24px 20px',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
export const label = style({ color: vars.color.ink2 })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
