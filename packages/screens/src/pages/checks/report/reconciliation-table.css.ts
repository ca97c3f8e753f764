import { media, stripes, vars } from '@proverka/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const frame = style({
  padding: '4px 32px 24px',
  '@media': { [media.belowLg]: { padding: '4px 18px 18px' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: vars.size.label,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
export const head = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const columnHead = style({
  padding: '12px 14px 10px 0',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
})
export const row = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.belowLg]: { display: 'block', padding: '14px 0' } },
})
export const question = style({
  width: '20%',
  padding: '13px 14px 13px 0',
  fontWeight: vars.weight.semi,
  verticalAlign: 'top',
  '@media': { [media.belowLg]: { display: 'block', width: 'auto', padding: '0 0 6px' } },
})
export const cell = style({
  padding: '13px 14px 10px 10px',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': {
    [media.belowLg]: {
      display: 'grid',
      gridTemplateColumns: '40% 1fr',
      gap: 12,
      padding: '6px 8px',
      '::before': { content: 'attr(data-label)', color: vars.color.ink2 },
    },
  },
})
const quiet = {
  color: vars.color.ink2,
  background: stripes('135deg', vars.color.sunk, 6),
}
export const state = styleVariants({
  agrees: { boxShadow: `inset 0 -3px ${vars.color.ink}` },
  differs: { background: vars.color.orangeWash, boxShadow: `inset 0 -3px ${vars.color.orange}` },
  says: {},
  'not-asked': quiet,
  'not-told': quiet,
  waiting: quiet,
})
export const outcome = style({
  width: '20%',
  padding: '13px 0 13px 14px',
  verticalAlign: 'top',
  fontWeight: vars.weight.semi,
  '@media': { [media.belowLg]: { display: 'block', width: 'auto', padding: '4px 0' } },
})
