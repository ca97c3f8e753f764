import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  position: 'relative',
  '@media': { [media.belowSm]: { display: 'flex' } },
  fontVariantNumeric: 'tabular-nums',
})
/** A bar per step: ink behind, the accent here, a hairline ahead. */
export const step = style({
  display: 'grid',
  alignContent: 'start',
  flex: '1 1 0',
  minWidth: 0,
  borderTop: `4px solid ${vars.color.line2}`,
  color: vars.color.ink2,
})
export const done = style({ borderColor: vars.color.ink })
export const current = style({
  borderColor: vars.color.primary,
  color: vars.color.ink,
  '@media': { [media.belowSm]: { flexGrow: 3 } },
})
export const failed = style({ borderColor: vars.color.dangerButton })
export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 12px 8px 0',
  color: 'inherit',
  fontSize: vars.size.label,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { gap: 6, paddingRight: 4, fontSize: vars.size.tiny } },
})
export const link = style({
  color: vars.color.ink,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
})
export const words = style({
  selectors: { [`${current} &`]: { fontWeight: vars.weight.semi } },
})
/** A phone has room for the words of the step that one is on. */
export const label = style({
  '@media': {
    [media.belowSm]: {
      selectors: {
        [`${step}:not(${current}) &`]: {
          position: 'absolute',
          clipPath: 'inset(50%)',
          width: 1,
          height: 1,
          overflow: 'hidden',
        },
      },
    },
  },
})
