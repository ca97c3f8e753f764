import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { visuallyHidden } from '../../theme/text.css.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const trail = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1.5px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
})

const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: 20,
  padding: '14px 0 14px 30px',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 18,
      zIndex: 1,
      boxSizing: 'border-box',
      width: 14,
      height: 14,
      border: `2px solid ${vars.color.ink}`,
      borderRadius: '50%',
      background: vars.color.paper,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 6,
      top: 32,
      bottom: -18,
      borderLeft: `2px dashed ${vars.color.lineControl}`,
    },
  },
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
})

export const state = styleVariants({
  done: [
    step,
    {
      selectors: {
        '&::before': { background: vars.color.ink },
        '&:not(:last-child)::after': { borderLeft: `2px solid ${vars.color.ink}` },
      },
    },
  ],
  now: [step, { selectors: { '&::before': { border: `4px solid ${vars.color.primary}` } } }],
  next: [
    step,
    { selectors: { '&::before': { borderStyle: 'dashed', borderColor: vars.color.lineControl } } },
  ],
})

export const when = style({
  fontSize: vars.size.label,
  lineHeight: 1.4,
  fontWeight: vars.weight.semi,
})
export const stateWord = visuallyHidden
export const title = style({
  fontSize: vars.size.body,
  lineHeight: 1.3,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
})
export const text = style({
  marginTop: 2,
  color: vars.color.ink2,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
globalStyle(`${state.now} ${when}, ${state.now} ${title}`, { color: vars.color.primaryText })
globalStyle(`${state.next} ${when}, ${state.next} ${title}`, { color: vars.color.ink2 })
