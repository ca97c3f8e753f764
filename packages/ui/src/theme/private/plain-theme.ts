import { realtyLight, resultAliases } from '../palettes.ts'
import { breakpoints, scale } from '../tokens.ts'
import type { ColorTokens, Tokens } from '../tokens.ts'

const BLACK =
  /^(ink|primary$|primaryHover|primaryActive|focus|deep$|dangerButton|lineControl|onFill|map(Label|Zone))|Text$/

/** A third theme of black and white, to prove in tests that nothing depends on the colours of the two brands. */
export const plainTheme: Tokens = {
  ...scale,
  alias: resultAliases,
  breakpoint: breakpoints,
  shadow: { pop: '0 0 0 1px #000000' },
  color: Object.fromEntries(
    Object.keys(realtyLight).map((name) => [name, BLACK.test(name) ? '#000000' : '#ffffff']),
  ) as ColorTokens,
}
