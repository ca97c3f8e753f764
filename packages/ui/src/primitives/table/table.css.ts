import { vars } from '../../theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
})
export const head = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const columnHead = style({
  padding: '10px 16px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  textAlign: 'left',
  verticalAlign: 'bottom',
})
export const row = style({
  '@media': {
    [media.belowMd]: { display: 'block', padding: '12px 0', borderBottom: `1px solid ${vars.color.line}` },
  },
})
export const cell = style({
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  lineHeight: 1.4,
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(100px, 36%) 1fr',
      gap: 12,
      padding: '2px 0',
      border: 0,
      textAlign: 'left',
      '::before': { content: 'attr(data-label)', color: vars.color.ink2, fontSize: 14 },
    },
  },
})
export const right = style({ textAlign: 'right', '@media': { [media.belowMd]: { textAlign: 'left' } } })
