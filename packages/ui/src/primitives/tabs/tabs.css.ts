import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})

/** A line runs to the edges of a phone and scrolls there; a sheet has its tabs one below another. */
export const list = styleVariants({
  line: [
    strip,
    {
      gap: 20,
      boxShadow: `inset 0 -1px ${vars.color.line2}`,
      '@media': { [media.belowMd]: { marginInline: -20, paddingInline: 20 } },
    },
  ],
  sheet: [strip, { '@media': { [media.belowMd]: { flexDirection: 'column', marginInline: -20 } } }],
})

const anyTab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
})

export const tab = styleVariants({
  line: [
    anyTab,
    {
      flex: 'none',
      padding: '0 4px',
      borderBlock: '3px solid transparent',
      whiteSpace: 'nowrap',
      ':hover': { borderBottomColor: vars.color.line2 },
      selectors: {
        '&[aria-selected="true"]': { borderBottomColor: vars.color.primary },
        '&:disabled': { borderBottomColor: 'transparent' },
      },
    },
  ],
  sheet: [
    anyTab,
    {
      flex: '1 1 0',
      minWidth: 0,
      padding: '12px 20px',
      border: `1px solid ${vars.color.line2}`,
      borderBottomColor: vars.color.ink,
      textAlign: 'left',
      selectors: {
        '& + &': { marginLeft: -1 },
        '&[aria-selected="true"]': {
          position: 'relative',
          borderColor: vars.color.ink,
          borderBottomColor: vars.color.paper,
          background: vars.color.paper,
        },
      },
      '@media': {
        [media.belowMd]: {
          flex: 'none',
          padding: '12px 20px 12px 17px',
          borderWidth: '1px 0 0 3px',
          borderColor: `${vars.color.line} transparent transparent`,
          selectors: {
            '& + &': { marginLeft: 0 },
            '&[aria-selected="true"]': {
              borderColor: `${vars.color.line} transparent transparent ${vars.color.primary}`,
            },
          },
        },
      },
    },
  ],
})
export const count = style({
  minWidth: 24,
  padding: '2px 6px',
  borderRadius: vars.radius.mark,
  background: vars.color.sunk,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

const anyPanel = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { selectors: { '&[hidden]': { display: 'block' } } } },
})
export const panel = styleVariants({
  line: [anyPanel, { paddingTop: 24 }],
  sheet: [
    anyPanel,
    {
      marginTop: -1,
      padding: '24px 24px 28px',
      border: `1px solid ${vars.color.ink}`,
      '@media': {
        [media.belowMd]: { marginInline: -20, marginTop: 0, padding: '20px 20px 24px', borderInline: 0 },
      },
    },
  ],
})
