import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'
import { vars } from '../../theme/theme.css.ts'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: 24,
  rowGap: 16,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
})
const example = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})
/** The line above says with the word below which of the two it is: it is solid where the example is right. */
export const right = style([example, { borderTop: `3px solid ${vars.color.greenText}` }])
export const wrong = style([example, { borderTop: `3px dashed ${vars.color.redText}` }])
export const shown = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 12,
  minHeight: 120,
  padding: 24,
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  background: vars.color.paper,
})
