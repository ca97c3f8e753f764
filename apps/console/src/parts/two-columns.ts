import { style } from '@vanilla-extract/css'

/** A wide column and a narrow one of that many px; below 1280 px the narrow one goes under it. */
export const twoColumns = (narrow: number): string =>
  style({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${narrow}px`,
    gap: 16,
    alignItems: 'start',
    '@media': { '(max-width: 1279.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  })
