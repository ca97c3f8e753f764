import { ring, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

/** On a light first screen the days have a dark background of their own, which their colours are made for. */
export const onPaper = style({
  vars: { [ring]: vars.color.onDeep },
  padding: '20px 22px',
  background: vars.color.deep,
  color: vars.color.onDeep,
})
export const title = style({ marginBottom: 12 })
export const rows = style({ display: 'grid', gap: 18 })
export const row = style({ display: 'grid', gap: 8 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const name = style({ fontWeight: vars.weight.semi })
export const told = style({ color: vars.color.onDeep2, fontSize: vars.size.small })
/** Reserves the space of one register until it loads. */
export const awaited = style({ minHeight: 84 })
