import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const trigger = style({
  display: 'flex',
  flex: '0 1 420px',
  gap: 9,
  alignItems: 'center',
  minWidth: 0,
  height: 34,
  padding: '0 8px 0 11px',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink2,
  textAlign: 'left',
  cursor: 'text',
  ':hover': { borderColor: vars.color.ink },
  '@media': { [media.belowLg]: { flex: 1, height: 44 } },
})
export const triggerText = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const list = style({ maxHeight: '60dvh', marginTop: 10, overflowY: 'auto' })
export const option = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
})
/** What Enter opens. */
export const chosen = style({ background: vars.color.primaryWash })
export const kind = style({ color: vars.color.ink2, fontSize: vars.size.small })
export const title = style({ fontWeight: vars.weight.semi, overflowWrap: 'anywhere' })
export const detail = style({ gridColumn: 2, color: vars.color.ink2, fontSize: vars.size.small })
export const note = style({ marginTop: 10, color: vars.color.ink2, fontSize: vars.size.small })
