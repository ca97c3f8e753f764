import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: '40px 80px' })

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: 24,
  alignItems: 'start',
  paddingBlock: '32px 80px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '20px 100px' } },
})

export const column = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

export const headText = style({
  padding: '28px 0 36px',
  '@media': { [media.belowLg]: { padding: '16px 0 24px' } },
})

export const longNumber = style({
  fontSize: vars.size.h2,
  lineHeight: vars.leading.h2,
  overflowWrap: 'anywhere',
})

export const address = style({ fontSize: vars.size.lead, lineHeight: 1.35, margin: '14px 0 18px' })

/** As high as the address, the state and the key facts of a usual flat: they come without a jump. */
export const awaited = style({
  minHeight: 164,
  marginTop: 14,
  '@media': { [media.belowLg]: { minHeight: 284 } },
})

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Under the number, where no source has an address. */
export const marksAlone = style({ marginTop: 14 })

export const back = style({ marginBottom: 22 })

/** Favourite and comparison, under what the object is. */
export const saved = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 })

export const keys = style({ marginTop: 28 })

export const mobileTotal = style({ '@media': { [media.fromLg]: { display: 'none' } } })

export const summary = style({
  position: 'sticky',
  top: 16,
  '@media': { [media.belowLg]: { position: 'static' } },
})

export const refused = style({
  padding: '20px 24px 24px',
  '@media': { [media.belowLg]: { paddingInline: 20 } },
})
export const refusedTitle = style({ marginBottom: 8, fontSize: vars.size.body, fontWeight: vars.weight.semi })
export const refusedList = style({ margin: 0, padding: 0, listStyle: 'none' })
export const refusedRow = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 14,
  padding: '13px 0',
  borderTop: `1px dashed ${vars.color.lineControl}`,
  fontSize: vars.size.label,
  lineHeight: 1.45,
})
/** The way on, under the words of a panel. */
export const further = style({ marginTop: 16 })
