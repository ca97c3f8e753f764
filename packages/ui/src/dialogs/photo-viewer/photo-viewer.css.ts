import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 16px 12px 28px',
  '@media': { [media.belowMd]: { padding: '8px 8px 8px 20px' } },
})
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  minWidth: 0,
  marginRight: 'auto',
})
export const title = style({
  display: 'block',
  fontSize: vars.size.item,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  letterSpacing: '-.01em',
  '@media': { [media.belowMd]: { fontSize: vars.size.body } },
})
export const counter = style({
  color: vars.color.onDeep2,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const tool = style({ selectors: { '&&:hover': { background: vars.color.deepLine } } })
export const middle = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  borderBlock: `1px solid ${vars.color.deepLine}`,
})
/** Has its own background, because it is on top of any picture. */
const arrow = style([
  tool,
  {
    position: 'absolute',
    top: 'calc(50% - 24px)',
    selectors: {
      '&&': {
        width: 48,
        height: 48,
        border: `1px solid ${vars.color.deepLine}`,
        background: vars.color.deep,
      },
      // Outside of the background the ring would be on the picture, and a white one on a white wall is invisible.
      '&&:focus-visible': { outlineOffset: '-5px' },
    },
    '@media': { [media.belowMd]: { selectors: { '&&': { width: 44, height: 44 } } } },
  },
])
export const previous = style([arrow, { left: 16, '@media': { [media.belowMd]: { left: 8 } } }])
export const next = style([arrow, { right: 16, '@media': { [media.belowMd]: { right: 8 } } }])
export const caption = style({
  padding: '12px 28px 0',
  fontSize: vars.size.label,
  lineHeight: 1.45,
  color: vars.color.onDeep,
  '@media': { [media.belowMd]: { padding: '10px 20px 0' } },
})
export const strip = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px 28px 20px',
  '@media': { [media.belowMd]: { padding: '10px 20px 16px' } },
})
export const thumb = style({
  display: 'block',
  width: 88,
  height: 60,
  padding: 0,
  border: 0,
  background: vars.color.deepLine,
  cursor: 'pointer',
  opacity: 0.66,
  transition: `opacity ${vars.motion.fast}`,
  ':hover': { opacity: 1 },
  ':focus-visible': { opacity: 1 },
  selectors: {
    '&[aria-current]': {
      opacity: 1,
      boxShadow: `0 0 0 2px ${vars.color.deep}, 0 0 0 4px ${vars.color.onDeep}`,
    },
    // The ring of the focus goes around the frame of the chosen one, or it would be the same line.
    '&[aria-current]:focus-visible': { outlineOffset: '5px' },
  },
})
export const thumbImage = style({ width: '100%', height: '100%', objectFit: 'cover' })
