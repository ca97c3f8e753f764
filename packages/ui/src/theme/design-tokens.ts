import { colourMeanings } from './private/colour-meanings.ts'
import { palettes, resultAliases, shadows } from './palettes.ts'
import { breakpoints, scale } from './tokens.ts'

/**
 * The tokens of one theme in the format of the Design Tokens Community Group (2025.10), as design tools import it: a file a
 * theme, since none of them reads two modes from one.
 *
 * Sizes that follow the window have no value in that format. They are given at their largest, with the whole expression
 * of CSS in `$extensions`.
 */
export function toDesignTokens(name: keyof typeof palettes): TokenGroup {
  const palette = palettes[name]
  const shade = shadows[name.endsWith('dark') ? 'dark' : 'light']
  return {
    color: {
      $type: 'color',
      ...mapEntries(palette, (value, key) => ({ $value: colour(value), ...described(key) })),
      ...mapEntries(resultAliases, (target) => ({ $value: `{color.${target}}` })),
    },
    shadow: { $type: 'shadow', ...mapEntries(shade, (value) => ({ $value: shadow(value) })) },
    font: {
      family: { $type: 'fontFamily', $value: scale.font.family.split(',').map(unquote) },
    },
    weight: { $type: 'fontWeight', ...mapEntries(scale.weight, (value) => ({ $value: Number(value) })) },
    size: { $type: 'dimension', ...mapEntries(scale.size, length) },
    figure: { $type: 'dimension', ...mapEntries(scale.figure, length) },
    number: { $type: 'dimension', ...mapEntries(scale.number, length) },
    leading: { $type: 'number', ...mapEntries(scale.leading, (value) => ({ $value: Number(value) })) },
    tracking: {
      $type: 'number',
      $description: 'Доля кегля',
      ...mapEntries(scale.tracking, (value) => ({ $value: Number.parseFloat(value) })),
    },
    space: { $type: 'dimension', ...mapEntries(scale.space, length) },
    radius: { $type: 'dimension', ...mapEntries(scale.radius, length) },
    layout: { $type: 'dimension', ...mapEntries(scale.layout, length) },
    motion: mapEntries(scale.motion, motion),
    breakpoint: {
      $type: 'dimension',
      ...mapEntries(breakpoints, (value) => ({ $value: { value, unit: 'px' } })),
    },
  }
}

interface Token {
  readonly $value: unknown
  readonly $type?: string
  readonly $description?: string
  readonly $extensions?: Readonly<Record<string, unknown>>
}

interface TokenGroup {
  readonly [name: string]: Token | TokenGroup | string
}

/** Where a token keeps the value as CSS has it. */
const CSS = 'ru.proverka.css'

const meanings: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(colourMeanings))

const described = (name: string) => {
  const meaning = meanings[name]
  return meaning === undefined ? {} : { $description: meaning }
}

function mapEntries<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value, name: string) => Token,
): Record<string, Token> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value, name)]))
}

/** `#0c1a2e` or `rgb(12 26 46 / .22)`. */
function colour(value: string) {
  const bytes = value.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0, alpha = 1] = bytes
  const components = [red, green, blue]
  const hex = `#${components.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return {
    colorSpace: 'srgb',
    components: components.map((byte) => Number((byte / 255).toFixed(4))),
    alpha,
    hex,
  }
}

/** `0 12px 32px -8px rgb(…)`. */
function shadow(value: string) {
  const [, offsetX, offsetY, blur, spread, color = ''] = /^(\S+) (\S+) (\S+) (\S+) (rgb.*)$/.exec(value) ?? []
  return {
    color: colour(color),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  }
}

const dimension = (value = '0') => ({
  value: Number.parseFloat(value),
  unit: value.endsWith('rem') ? 'rem' : 'px',
})

function length(value: string): Token {
  const largest = /,\s*([\d.]+(?:rem|px))\)$/.exec(value)?.[1]
  return largest === undefined
    ? { $value: dimension(value) }
    : { $value: dimension(largest), $extensions: { [CSS]: value } }
}

function motion(value: string): Token {
  return value.endsWith('ms')
    ? { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
    : { $type: 'cubicBezier', $value: (value.match(/[\d.]+/g) ?? []).map(Number) }
}

const unquote = (family: string): string => family.trim().replaceAll('"', '')
