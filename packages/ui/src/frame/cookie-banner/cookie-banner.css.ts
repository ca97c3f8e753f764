import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const banner = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 16,
  bottom: 16,
  width: 'min(100% - 32px, 760px)',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '14px 28px',
  padding: '18px 22px',
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  boxShadow: vars.shadow.pop,
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: '1fr',
      insetInline: 0,
      bottom: 0,
      width: '100%',
      borderInline: 0,
      borderBottom: 0,
    },
  },
})
export const words = style({ fontSize: vars.size.label, lineHeight: 1.45 })
export const actions = style({
  display: 'flex',
  gap: 10,
  '@media': { [media.belowMd]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
})
