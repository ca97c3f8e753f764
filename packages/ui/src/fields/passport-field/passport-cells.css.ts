import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

/** One of ten cells, by the width of the box. */
const width = '10cqw'

export const box = style({
  containerType: 'inline-size',
  position: 'relative',
  height: 76,
  overflow: 'clip',
  border: `1.5px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  ':hover': { borderColor: vars.color.ink },
  ':focus-within': { borderColor: vars.color.primary, boxShadow: `0 0 0 3px ${vars.color.primaryLine}` },
  selectors: {
    '&:has([aria-invalid])': { borderColor: vars.color.dangerButton },
    '&:has([aria-invalid]):focus-within': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
    '&:has(:disabled)': { background: vars.color.sunk, borderColor: vars.color.line2 },
  },
})
/** The lines of the cells are below the text of the single input. */
export const cells = style({ position: 'absolute', inset: 0, display: 'flex', pointerEvents: 'none' })
export const cell = style({
  flex: 1,
  selectors: { '* + &': { borderLeft: `1px solid ${vars.color.line2}` } },
})
/** Between series and number, which people say with a pause. */
export const numberStart = style({ flex: 1, borderLeft: `3px solid ${vars.color.ink}` })
export const input = style({
  position: 'relative',
  // Room for the spacing and the caret after the last digit: without it the digits would leave their cells.
  width: `calc(100% + ${width})`,
  height: '100%',
  padding: `0 0 0 calc((${width} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: `clamp(22px, 6.4cqw, 34px)`,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&&': { letterSpacing: `calc(${width} - 1ch)` } },
  ':focus-visible': { outline: 'none' },
  ':disabled': { color: vars.color.ink3 },
})
