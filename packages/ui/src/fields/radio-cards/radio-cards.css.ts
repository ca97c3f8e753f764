import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
})
export const single = style({ gridTemplateColumns: '1fr' })
export const short = style({ '@media': { [media.belowMd]: { gridTemplateColumns: '1fr 1fr' } } })
export const card = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '14px 16px',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.42,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      background: vars.color.primaryWash,
      boxShadow: `inset 0 0 0 .5px ${vars.color.primary}`,
    },
    // The last of an odd number takes the row: no hole beside it.
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:has(:disabled)': { background: vars.color.sunk, color: vars.color.ink3, cursor: 'not-allowed' },
  },
})
export const remark = style({
  marginBottom: 10,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const legend = style({
  marginBottom: 8,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
})
