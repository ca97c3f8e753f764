import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const empty = style({
  display: 'grid',
  gridTemplateColumns: '1fr 300px',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  minHeight: 240,
  '@media': {
    [media.belowMd]: { gridTemplateColumns: '1fr', minHeight: 0, marginInline: -20, borderInline: 0 },
  },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 10,
  padding: '32px 36px',
  '@media': { [media.belowMd]: { padding: '24px 20px' } },
})
export const note = style({ color: vars.color.ink2, maxWidth: '48ch' })
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 })
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [media.belowMd]: { height: 140, order: -1 } },
})
