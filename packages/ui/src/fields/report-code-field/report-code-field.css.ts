import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** Width of a sign: eleven of them fit the narrowest phone. */
const cellWidth = createVar()

export const box = style({
  vars: { [cellWidth]: '42px' },
  position: 'relative',
  width: `calc(${cellWidth} * 11)`,
  height: 64,
  '@media': {
    [media.belowSm]: { vars: { [cellWidth]: 'min(42px, calc((100vw - 44px) / 11))' }, height: 58 },
  },
})
/** The cells are below the text of the single input. */
export const cells = style({ position: 'absolute', inset: 0, display: 'flex', pointerEvents: 'none' })
export const cell = style({
  flex: 1,
  borderBlock: `2px solid ${vars.color.ink}`,
  borderRight: `1px solid ${vars.color.lineControl}`,
  background: vars.color.paper,
  selectors: {
    '&:first-child': { borderLeft: `2px solid ${vars.color.ink}` },
    '&:last-child, &:nth-child(5)': { borderRight: `2px solid ${vars.color.ink}` },
    '&:nth-child(7)': { borderLeft: `2px solid ${vars.color.ink}` },
    [`${box}:focus-within &`]: { borderBlockColor: vars.color.primary },
    [`${box}:has([aria-invalid]) &`]: { borderBlockColor: vars.color.dangerButton },
  },
})
export const gap = style({ selectors: { '&&': { border: 0, background: 'none' } } })
/** Signs of one width: each is in its cell. */
export const input = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  padding: `0 0 0 calc((${cellWidth} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  overflow: 'hidden',
  background: 'none',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.figure[2],
  fontWeight: vars.weight.bold,
  textTransform: 'uppercase',
  selectors: { '&&': { letterSpacing: `calc(${cellWidth} - 1ch)` } },
  ':focus-visible': { outline: 'none' },
  ':disabled': { color: vars.color.ink3 },
})
