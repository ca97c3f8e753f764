import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const list = style({
  position: 'absolute',
  zIndex: 12,
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  maxHeight: 'min(430px, 60vh)',
  overflow: 'auto',
  scrollMargin: 12,
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.primary}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.pop,
})
/** Above the field: the on-screen keyboard is below it. */
export const above = style({ top: 'auto', bottom: 'calc(100% + 4px)' })
export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 16,
  padding: '12px 20px',
  fontSize: vars.size.body,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&:hover': { background: vars.color.ground },
    '&[aria-selected="true"]': {
      background: vars.color.primaryWash,
      boxShadow: `inset 4px 0 ${vars.color.primary}`,
    },
  },
  '@media': { [media.belowSm]: { padding: '12px 14px' } },
})
/** Doubled: the padding for phones comes later in the file. */
export const small = style({ selectors: { '&&': { padding: '11px 14px' } } })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const match = style({ fontWeight: 650 })
export const detail = style({
  display: 'block',
  marginTop: 2,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({ color: vars.color.ink2, fontSize: vars.size.small, whiteSpace: 'nowrap' })
export const empty = style({
  padding: '12px 14px',
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.35,
})
/** Doubled: the place over what is below comes earlier in the file. */
export const inFlow = style({ selectors: { '&&': { position: 'static', marginTop: 4 } } })
