import { vars } from '../../theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
})
export const head = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const columnHead = style({
  padding: '10px 16px 10px 0',
  ':last-child': { paddingRight: 0 },
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  verticalAlign: 'bottom',
})
export const row = style({
  '@media': {
    [media.belowMd]: { display: 'block', padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` },
  },
})
export const cell = style({
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  lineHeight: 1.4,
  // Between words alone: no column gets narrower than its longest word.
  overflowWrap: 'break-word',
  ':last-child': { paddingRight: 0 },
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(100px, 36%) minmax(0, 1fr)',
      // The longest word of a law or a register is wider than a phone of 320 px has room.
      overflowWrap: 'anywhere',
      gap: 12,
      padding: '2px 0',
      border: 0,
      textAlign: 'left',
      '::before': { content: 'attr(data-label)', color: vars.color.ink2, fontSize: vars.size.small },
    },
  },
  // A label with nothing behind it says nothing.
  selectors: { '&:has(> div:empty)': { '@media': { [media.belowMd]: { display: 'none' } } } },
})
/** On a narrow screen over the whole width, after all other rules of a cell. */
export const untitled = style({
  '@media': { [media.belowMd]: { display: 'block', padding: '4px 0', '::before': { content: 'none' } } },
})
export const right = style({ textAlign: 'right', '@media': { [media.belowMd]: { textAlign: 'left' } } })
/** In the position of the future figure. */
export const placeholderRight = style({
  marginLeft: 'auto',
  '@media': { [media.belowMd]: { marginLeft: 0 } },
})

const run = keyframes({ from: { backgroundPositionX: '140%' }, to: { backgroundPositionX: '-40%' } })
/** Newer rows are loading: a line runs above those shown, which stay readable. */
export const stale = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 2,
    background: `linear-gradient(${vars.color.primary} 0 0) no-repeat 0 0 / 30% 100%`,
    animation: `${run} 1.2s linear infinite`,
  },
})
export const empty = style({
  padding: '28px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
})
// A block, not inline: its text starts where that of a heading without a button does.
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  margin: '-4px 0',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '.2em' },
})
export const sorted = style({ color: vars.color.ink, fontWeight: vars.weight.semi })
export const sortIdle = style({ color: vars.color.ink3 })
/** The arrow is left of a right-aligned title, so that titles and figures share their edge. */
export const sortRight = style({ flexDirection: 'row-reverse', marginLeft: 'auto' })
/** The select that replaces the sortable column heads on a phone. */
export const sortSelect = style({
  display: 'none',
  '@media': {
    [media.belowMd]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      marginBottom: 12,
      color: vars.color.ink2,
      fontSize: vars.size.small,
    },
  },
})
export const select = style({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: '0 10px',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.size.body,
})
