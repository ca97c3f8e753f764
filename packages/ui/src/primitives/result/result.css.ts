import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const turn = keyframes({ to: { rotate: '360deg' } })

export const mark = style({ flex: 'none' })
// The whole drawing rotates as its own layer: rotating a part of it would cause layout in every frame.
export const turning = style({
  willChange: 'rotate',
  animation: `${turn} 1.2s linear infinite`,
})

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '3px 9px 3px 4px',
  borderRadius: vars.radius.mark,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semi,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  color: vars.color.onFill,
  // A long answer takes two lines of a phone; elsewhere it is never broken.
  '@media': { [media.belowSm]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
const greyMark = { background: vars.color.greyWash, color: vars.color.greyText }
export const fill = styleVariants({
  red: { background: vars.color.red },
  orange: { background: vars.color.orange },
  yellow: { background: vars.color.yellow },
  green: { background: vars.color.green },
  grey: { ...greyMark, boxShadow: `inset 0 0 0 1.5px ${vars.color.lineControl}` },
  wait: { background: vars.color.primaryWash, color: vars.color.primaryText },
})
export const greyOnDeep = style({
  background: 'none',
  color: vars.color.onDeep,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.onDeep2}`,
})
/**
 * The background of a mark shows through its sign. Exported here and not in the components, because a module that reads
 * `vars` itself brings the names of all tokens to the browser.
 */
export const paperCut: string = vars.color.paper
export const cuts: Partial<Record<keyof typeof fill, string>> = {
  red: vars.color.red,
  orange: vars.color.orange,
  green: vars.color.green,
}
/** Marks and words on paper, in the derived shade: the stated colours are fills, too light to be seen on white. */
export const onPaper = styleVariants({
  red: { color: vars.color.redText },
  orange: { color: vars.color.orangeText },
  yellow: { color: vars.color.yellowText },
  green: { color: vars.color.greenText },
  grey: { color: vars.color.greyText },
  wait: { color: vars.color.primaryText },
})
export const inline = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
})
