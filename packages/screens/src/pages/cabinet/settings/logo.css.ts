import { vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** Paper is white in both themes. */
const PAPER = '#ffffff'

export const shown = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: 200,
  maxHeight: 60,
  padding: 4,
  border: `1px solid ${vars.color.line}`,
  background: PAPER,
})
export const crop = style({ display: 'grid', gap: 14, maxWidth: 420 })
export const piece = style({
  justifySelf: 'start',
  maxWidth: '100%',
  maxHeight: 220,
  border: `1px dashed ${vars.color.line}`,
  background: PAPER,
  cursor: 'move',
  touchAction: 'none',
})
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '150px 1fr',
  alignItems: 'center',
  gap: 12,
  fontSize: vars.size.small,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' })
