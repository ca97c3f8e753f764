import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { ringColor } from '../../theme/ring.css.ts'
import { media } from '../../theme/tokens.ts'

/** The link of the title covers the whole card, so one press anywhere follows it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const live = style({
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    [`&:has(${link}:focus-visible)`]: {
      outline: `2px solid ${ringColor}`,
      outlineOffset: 2,
    },
  },
})
export const picture = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.sunk,
})
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  flex: 1,
  padding: '20px 24px 22px',
  '@media': { [media.belowMd]: { padding: '18px 20px 20px' } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
export const words = style({ color: vars.color.ink2 })
export const foot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '0 24px',
  padding: '14px 0 16px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.belowMd]: { margin: '0 20px' } },
})
/** Cards side by side, as many as have room. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: vars.layout.gutter,
})
