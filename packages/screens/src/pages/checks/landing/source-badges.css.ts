import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 10px', marginTop: 18 })
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 40px',
  marginTop: 28,
  paddingTop: 16,
  borderTop: `1px solid ${vars.color.line2}`,
  // One line for each: nothing wraps when the face of the brand comes, and the form is nearer.
  '@media': { [media.belowSm]: { display: 'grid', gap: 8 } },
})
export const key = style({
  '@media': {
    [media.belowSm]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16 },
  },
})
export const keysOnDeep = style({ borderTopColor: vars.color.deepLine })
export const keyLabel = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const keyLabelOnDeep = style({ color: vars.color.onDeep2 })
export const keyValue = style({
  fontSize: vars.figure[3],
  fontWeight: vars.weight.bold,
  letterSpacing: '-.04em',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { fontSize: vars.size.h3, letterSpacing: '-.02em', textAlign: 'end' } },
})
