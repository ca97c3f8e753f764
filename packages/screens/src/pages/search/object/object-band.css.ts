import { media, vars } from '@proverka/ui/theme'
import { style } from '@vanilla-extract/css'

export const band = style({
  overflowX: 'clip',
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 41%',
  gap: '0 48px',
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Without a drawing the words take the whole width. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })

/** The plan runs to the edge of the window. */
export const plan = style({
  position: 'relative',
  minHeight: 340,
  marginRight: `calc((100vw - min(100vw - 40px, ${vars.layout.container})) / -2)`,
  overflow: 'hidden',
  '@media': { [media.belowLg]: { marginInline: -20, minHeight: 210 }, print: { display: 'none' } },
})

export const low = style({ minHeight: 236, '@media': { [media.belowLg]: { minHeight: 170 } } })
