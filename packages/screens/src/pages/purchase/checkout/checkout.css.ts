import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: '32px 80px', '@media': { [media.belowLg]: { paddingTop: 20 } } })

export const title = style({ marginBottom: 28 })

export const back = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  marginBottom: 16,
  '@media': { [media.fromLg]: { display: 'none' } },
})

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gridTemplateRows: 'auto 1fr',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const form = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

/** On a phone what is chosen comes first, then the sum, then the contacts. */
export const choicePlace = style({ '@media': { [media.belowLg]: { order: -2 } } })
export const summary = style({
  position: 'sticky',
  top: 16,
  '@media': {
    [media.fromLg]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.belowLg]: { position: 'static', order: -1 },
  },
})

export const beside = style({ display: 'grid', gap: 16 })

export const stack = style({ display: 'grid', gap: 16, justifyItems: 'start' })

export const small = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
})

export const choice = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

export const owner = style({ display: 'grid', gap: 32 })

export const action = style({ marginTop: 12 })

export const couponOpener = style({ marginTop: 4 })
export const coupon = style({ padding: 24, '@media': { [media.belowLg]: { padding: 20 } } })
