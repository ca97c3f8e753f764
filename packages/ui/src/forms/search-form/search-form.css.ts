import { style } from '@vanilla-extract/css'

export const consent = style({ marginTop: 14, fontSize: 14 })
