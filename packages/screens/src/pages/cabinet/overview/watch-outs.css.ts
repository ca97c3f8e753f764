import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 168px',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0, paddingBottom: 0 },
  '@media': { [media.belowLg]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
})
export const mark = style({
  lineHeight: 0,
  '@media': { [media.belowLg]: { alignSelf: 'start', paddingTop: 2 } },
})
export const words = style({ minWidth: 0 })
export const title = style({ fontWeight: vars.weight.semi, lineHeight: 1.3, overflowWrap: 'anywhere' })
export const text = style({
  marginTop: 2,
  maxWidth: '64ch',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
/** Below the words on narrow screens, the button as wide as they are on a phone. */
export const stamp = style({
  lineHeight: 1,
  '@media': { [media.belowLg]: { gridColumn: 2 } },
})
export const action = style({
  '@media': { [media.belowLg]: { gridColumn: 2, justifySelf: 'start' } },
})
