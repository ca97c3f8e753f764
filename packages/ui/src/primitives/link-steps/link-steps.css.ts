import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

export const way = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.15fr',
  margin: '0 0 28px',
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  '@media': { [media.belowSm]: { marginBottom: 22 } },
})

const step = style({
  position: 'relative',
  padding: '26px 8px 0 0',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      zIndex: 1,
      boxSizing: 'border-box',
      width: 16,
      height: 16,
      border: `2px solid ${vars.color.ink}`,
      borderRadius: '50%',
      background: vars.color.paper,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 16,
      right: 0,
      top: 7,
      borderTop: `2px dashed ${vars.color.lineControl}`,
    },
    '&:last-child::after': { content: 'none' },
  },
})

const solid = { borderTopStyle: 'solid', borderColor: vars.color.ink } as const

export const state = styleVariants({
  done: [step, { selectors: { '&::before': { background: vars.color.ink }, '&::after': solid } }],
  now: [step, { selectors: { '&::before': { border: `5px solid ${vars.color.primary}` } } }],
  next: [
    step,
    { selectors: { '&::before': { borderStyle: 'dashed', borderColor: vars.color.lineControl } } },
  ],
  cut: [
    step,
    {
      selectors: {
        '&::before': { background: vars.color.ink },
        '&::after': { ...solid, right: 'calc(50% + 8px)' },
      },
    },
  ],
})

export const title = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.size.label,
  fontWeight: vars.weight.semi,
  lineHeight: 1.25,
})

globalStyle(`${state.now} ${title}`, { color: vars.color.primaryText })

/** Two strokes across the line: the path is broken here. */
export const strokes = style({
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 'calc(50% - 3px)',
      height: 16,
      borderLeft: `2px solid ${vars.color.ink}`,
      transform: 'skewX(-20deg)',
    },
    '&::after': { left: 'calc(50% + 4px)' },
  },
})
