import { style } from '@vanilla-extract/css'

export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 44,
})
export const thumbs = style({ display: 'inline-flex', gap: 8 })
