import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const list = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 36%) 1fr',
  gap: 16,
  padding: '11px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr', gap: 2 } },
})
export const label = style({ color: vars.color.ink2, fontSize: vars.size.label })
export const value = style({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const keys = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'space-between',
  gap: 20,
  marginTop: 28,
  paddingTop: 14,
  borderTop: `1.5px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowLg]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: '1fr 1fr',
      justifyContent: 'stretch',
      gap: 14,
    },
  },
})
export const keyLabel = style({ color: vars.color.ink2, fontSize: vars.size.tiny })
export const keyValue = style({
  fontSize: vars.figure[1],
  lineHeight: 1.2,
  fontWeight: 650,
  letterSpacing: '-.03em',
})
export const keyNote = style({ color: vars.color.ink2, fontSize: vars.size.tiny })
export const keyDiffers = style([keyNote, { color: vars.color.orangeText, fontWeight: vars.weight.semi }])
