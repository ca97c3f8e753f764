import { vars } from '../../theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/tokens.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const layout = styleVariants({
  column: [fields],
  /** The button is beside one field, level with its control. */
  line: [
    fields,
    {
      '@media': {
        [media.fromSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12, alignItems: 'start' },
      },
    },
  ],
})
/** The height of a label above a control. */
export const besideField = style({
  '@media': { [media.belowSm]: { width: '100%' }, [media.fromSm]: { marginTop: 24 } },
})
export const list = style({ display: 'grid', gap: 2, marginTop: 2 })
export const jump = style({ selectors: { '&&': { color: 'inherit' } } })
export const again = style({ marginTop: 8 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '18px 16px',
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr' } },
})
export const consents = style({ display: 'grid' })
export const consent = style({
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
