import { style } from '@vanilla-extract/css'

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' })
/** An outline keeps a hatched or hollow column as a shape. */
export const outline = style({ strokeWidth: 1.5 })
export const hollow = style({ fill: 'none' })
