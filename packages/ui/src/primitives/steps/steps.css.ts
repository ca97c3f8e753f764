import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderTop: `1.5px solid ${vars.color.ink}`,
  counterReset: 'step',
  '@media': { [media.belowLg]: { gridAutoFlow: 'row' } },
})
export const step = style({
  counterIncrement: 'step',
  padding: '20px 28px 0 0',
  selectors: { '& + &': { paddingLeft: 28, borderLeft: `1px solid ${vars.color.line}` } },
  '::before': {
    content: 'counter(step)',
    display: 'block',
    marginBottom: 28,
    color: vars.color.primaryText,
    fontSize: vars.figure[6],
    lineHeight: 1,
    fontWeight: vars.weight.bold,
    letterSpacing: '-.04em',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media': {
    [media.belowLg]: {
      padding: '18px 0 22px',
      borderBottom: `1px solid ${vars.color.line}`,
      selectors: { '& + &': { paddingLeft: 0, borderLeft: 0 } },
      '::before': { marginBottom: 8, fontSize: vars.figure[2] },
    },
  },
})
export const note = style({ marginTop: 6, color: vars.color.ink2, fontSize: vars.size.label })
