import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** The page of all icons in Storybook. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const item = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const name = style({ fontFamily: 'inherit', fontSize: vars.size.tiny, color: vars.color.ink2 })
