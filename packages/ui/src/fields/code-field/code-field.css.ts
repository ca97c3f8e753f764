import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const cell = 48

const box = style({
  position: 'relative',
  height: 60,
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
/** The box by how many cells there are. */
export const size = styleVariants({ 4: 4, 5: 5, 6: 6 }, (cells) => [box, { width: cells * cell + 3 }])
/** The underline of each cell is below the text of the single input. */
export const rules = style({ position: 'absolute', inset: 0, display: 'flex', pointerEvents: 'none' })
export const rule = style({
  flex: 1,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.line2}` } },
})
export const input = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  padding: `0 0 0 calc((${cell}px - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  overflow: 'hidden',
  background: 'none',
  fontSize: vars.figure[1],
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&&': { letterSpacing: `calc(${cell}px - 1ch)` } },
  ':focus-visible': { outline: 'none' },
  ':disabled': { color: vars.color.ink3 },
})
export const under = style({
  marginTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.4,
})
