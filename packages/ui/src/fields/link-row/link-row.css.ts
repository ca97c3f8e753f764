import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'
import { input, label as fieldLabel } from '../field/field.css.ts'

export const label = fieldLabel
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 12,
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr' } },
})
export const link = style([
  input,
  { background: vars.color.ground, fontWeight: vars.weight.medium, textOverflow: 'ellipsis' },
])
/** The button takes the whole width, too. */
export const stacked = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
