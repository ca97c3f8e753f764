import { DIALOG_CLOSE_MS } from '@proverka/domain/navigation'

/**
 * Every value that a brand theme decides. Colours differ by brand and by light or dark; the rest is shared.
 * The stated colours are fills; words and marks on paper use the derived `*Text` shades (UI-083..085).
 */
export type ColorTokens = {
  ink: string
  ink2: string
  ink3: string
  paper: string
  ground: string
  sunk: string
  line: string
  line2: string
  lineControl: string
  /** Ink on the coloured result fills; the same in light and dark, because the fills are. */
  onFill: string
  deep: string
  onDeep: string
  onDeep2: string
  deepLine: string
  primary: string
  primaryHover: string
  primaryActive: string
  onPrimary: string
  primaryText: string
  primaryWash: string
  primaryLine: string
  /** The focus ring on paper, on the ground and on every wash; a solid ground sets `ring` instead. */
  focus: string
  map: string
  mapParcel: string
  mapLine: string
  mapHouse: string
  mapLabel: string
  mapZone: string
  red: string
  redText: string
  redWash: string
  orange: string
  orangeText: string
  orangeWash: string
  yellow: string
  yellowText: string
  yellowWash: string
  green: string
  greenText: string
  greenWash: string
  grey: string
  greyText: string
  greyWash: string
  dangerButton: string
  onDangerButton: string
  backdrop: string
}

/** Shadows, by light or dark alone. Only what floats has one. */
export type ShadowTokens = { pop: string }

/** Other names of the result colours (UI-070); orange has none (AMB-89). */
export type AliasTokens = Record<'danger' | 'warning' | 'success' | 'info', keyof ColorTokens>

/** Values that all brands and both schemes share: type scale, space, radius, sizes, motion. */
export type ScaleTokens = {
  font: { family: string }
  weight: { text: string; medium: string; semi: string; bold: string; black: string }
  /** Sizes of text. `heroBeside` is the hero's when a form is beside it, `answer` that of a conclusion. */
  size: Record<
    | 'hero'
    | 'heroBeside'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'answer'
    | 'lead'
    | 'item'
    | 'body'
    | 'label'
    | 'small'
    | 'tiny'
    | 'plan',
    string
  >
  /** What is seen at a glance: sums, counts, titles of dialogs. */
  figure: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', string>
  /** Numbers that never wrap, so their size follows the window: a cadastral number, the number of an error. */
  number: Record<'inText' | 'inColumn' | 'acrossPhone' | 'acrossPage' | 'error', string>
  leading: Record<'hero' | 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'tiny', string>
  tracking: Record<'hero' | 'h1' | 'h2' | 'h3', string>
  space: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10', string>
  radius: Record<'none' | 'mark' | 'control' | 'dialog', string>
  layout: Record<'container' | 'gutter' | 'control' | 'controlLarge' | 'header' | 'bottomBar', string>
  motion: Record<'fast' | 'base' | 'dialog' | 'ease', string>
}

/** Widths in px at which the layout changes (UI-080); 1400 is used by the landing hero alone (UI-081). */
export type BreakpointTokens = Record<'sm' | 'md' | 'lg' | 'xl' | 'landingHero', number>

/**
 * What a theme consists of. Breakpoints cannot be CSS variables: styles take them through `media`. An alias is a second
 * name of a colour: `vars.color[resultAliases.danger]`.
 */
export type Tokens = ScaleTokens & {
  color: ColorTokens
  shadow: ShadowTokens
  alias: AliasTokens
  breakpoint: BreakpointTokens
}

export const breakpoints = {
  sm: 576,
  md: 768,
  lg: 992,
  xl: 1200,
  landingHero: 1400,
} as const satisfies BreakpointTokens

/** The stated width ends a hair earlier, so that «below» and «from» never hold together. */
const below = (width: number) => `(max-width: ${width - 0.02}px)` as const
const from = (width: number) => `(min-width: ${width}px)` as const

/** Media conditions, the only ones that styles use. */
export const media = {
  belowSm: below(breakpoints.sm),
  belowMd: below(breakpoints.md),
  belowLg: below(breakpoints.lg),
  fromSm: from(breakpoints.sm),
  fromMd: from(breakpoints.md),
  fromLg: from(breakpoints.lg),
  fromXl: from(breakpoints.xl),
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const

export const scale: ScaleTokens = {
  font: {
    family:
      '"Golos Text", "Golos Fallback", "Golos Fallback Android", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  },
  weight: { text: '400', medium: '500', semi: '600', bold: '700', black: '760' },
  size: {
    hero: 'clamp(2.625rem, 1.2rem + 4.4vw, 4.75rem)',
    heroBeside: 'clamp(2.5rem, 1.2rem + 3.6vw, 4.25rem)',
    h1: 'clamp(2rem, 1.25rem + 2.6vw, 3.25rem)',
    h2: 'clamp(1.75rem, 1.25rem + 1.7vw, 2.625rem)',
    h3: '1.375rem',
    answer: 'clamp(1.5rem, 2.6vw, 2.125rem)',
    lead: '1.25rem',
    item: '1.125rem',
    body: '1rem',
    label: '0.9375rem',
    small: '0.875rem',
    tiny: '0.8125rem',
    plan: '0.75rem',
  },
  figure: {
    1: '1.5625rem',
    2: '1.75rem',
    3: '2.0625rem',
    4: '2.3125rem',
    5: '2.5625rem',
    6: '2.8125rem',
    7: '3.5rem',
  },
  number: {
    inText: 'clamp(1.4375rem, 3.4vw, 2.75rem)',
    inColumn: 'clamp(1.5rem, 4.2vw, 3.75rem)',
    acrossPhone: 'min(8.3vw, 3.75rem)',
    acrossPage: 'clamp(1.875rem, 6.3vw, 5.125rem)',
    error: 'clamp(3.75rem, 9vw, 7.75rem)',
  },
  leading: {
    hero: '.97',
    h1: '1.02',
    h2: '1.06',
    h3: '1.2',
    lead: '1.4',
    body: '1.5',
    small: '1.43',
    tiny: '1.38',
  },
  tracking: { hero: '-.042em', h1: '-.034em', h2: '-.03em', h3: '-.018em' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '64px',
    9: '96px',
    10: '128px',
  },
  radius: { none: '0', mark: '3px', control: '6px', dialog: '10px' },
  layout: {
    container: '1150px',
    gutter: '24px',
    control: '48px',
    controlLarge: '72px',
    header: '64px',
    bottomBar: '60px',
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    dialog: `${DIALOG_CLOSE_MS}ms`,
    ease: 'cubic-bezier(.2, .7, .2, 1)',
  },
}
