import { style } from '@vanilla-extract/css'
import { stripes } from '../../theme/stripes.ts'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

const phone = media.belowMd

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'left',
  fontSize: vars.size.label,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' } },
})
/** Read on a phone, too, where each answer names its source. */
export const head = style({
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const body = style({
  '@media': { [phone]: { display: 'block', borderTop: `1.5px solid ${vars.color.ink}` } },
})
const headCell = {
  padding: '6px 8px 10px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  verticalAlign: 'top',
} as const
export const cornerHead = style({
  ...headCell,
  // Room for «Использование», and «Многоквартирный» beside it under three sources.
  width: 144,
  paddingLeft: 0,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  selectors: { '&:last-child': { width: 122, paddingLeft: 10, paddingRight: 0 } },
})
export const columnHead = style({ ...headCell, fontSize: vars.size.small, fontWeight: vars.weight.semi })
export const day = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.text,
})
export const row = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 0' } },
})
/** Without a difference: the value beside its label, the sources under it. */
export const folded = style({
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 12 } },
})
export const label = style({
  padding: '12px 10px 12px 0',
  verticalAlign: 'top',
  fontWeight: vars.weight.semi,
  '@media': {
    [phone]: {
      padding: '0 0 6px',
      fontSize: vars.size.body,
      selectors: { [`${folded} > &`]: { padding: 0, fontSize: vars.size.label } },
    },
  },
})
export const cell = style({
  padding: '12px 8px',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '118px minmax(0, 1fr)',
      padding: '5px 0',
      selectors: {
        '&::before': { content: 'attr(data-source)', color: vars.color.ink2, fontSize: vars.size.small },
        [`${folded} > &`]: { display: 'none' },
      },
    },
  },
})
export const silent = style({
  background: stripes('135deg', vars.color.line2, 7),
  '@media': { [phone]: { background: 'none' } },
})
export const silence = style({
  padding: '1px 5px',
  marginLeft: -5,
  background: vars.color.paper,
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  '@media': { [phone]: { padding: 0, marginLeft: 0, background: 'none', fontSize: vars.size.label } },
})
export const joined = style({
  boxShadow: `inset 0 -3px ${vars.color.ink}`,
  '@media': { [phone]: { boxShadow: 'none' } },
})
export const differs = style({
  background: vars.color.orangeWash,
  color: vars.color.orangeText,
  fontWeight: vars.weight.semi,
  boxShadow: `inset 0 -3px ${vars.color.orange}`,
  '@media': {
    [phone]: { boxShadow: `inset 3px 0 ${vars.color.orange}`, marginLeft: -10, paddingLeft: 10 },
  },
})
export const shown = style({
  '@media': {
    [phone]: {
      selectors: {
        [`${folded} > &`]: {
          display: 'block',
          padding: 0,
          fontWeight: vars.weight.medium,
          textAlign: 'right',
        },
        [`${folded} > &::before`]: { content: 'none' },
      },
    },
  },
})
export const note = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.text,
})
export const together = style({
  padding: '12px 0 12px 10px',
  verticalAlign: 'top',
  fontSize: vars.size.small,
  '@media': { [phone]: { gridColumn: '1 / -1', padding: '6px 0 0', fontSize: vars.size.label } },
})
export const verdict = style({
  display: 'flex',
  gap: 7,
  alignItems: 'flex-start',
  '@media': { [phone]: { display: 'inline-flex' } },
})
export const names = style({
  display: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [phone]: { display: 'inline', marginLeft: 8 } },
})
