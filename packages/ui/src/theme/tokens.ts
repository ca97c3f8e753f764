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
  shadowPop: string
}

/** Values that all brands and both schemes share: type scale, space, radius, sizes, motion. */
export type ScaleTokens = {
  font: { family: string }
  weight: { text: string; medium: string; semi: string; bold: string; black: string }
  size: Record<'hero' | 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'tiny' | 'plan', string>
  leading: Record<'hero' | 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'tiny', string>
  tracking: Record<'hero' | 'h1' | 'h2' | 'h3', string>
  space: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10', string>
  radius: Record<'none' | 'mark' | 'control' | 'dialog', string>
  layout: Record<'container' | 'gutter' | 'control' | 'controlLarge' | 'header', string>
  motion: Record<'fast' | 'base' | 'dialog' | 'ease', string>
}

/** Widths in px at which the layout changes (UI-080); 1400 is used by the landing hero alone (UI-081). */
export type BreakpointTokens = Record<'sm' | 'md' | 'lg' | 'xl' | 'landingHero', number>

/** What a theme consists of. Breakpoints cannot be CSS variables: styles take them through `media`. */
export type Tokens = ScaleTokens & { color: ColorTokens; breakpoint: BreakpointTokens }

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
    family: '"Golos Text", "Golos Fallback", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  },
  weight: { text: '400', medium: '500', semi: '600', bold: '700', black: '760' },
  size: {
    hero: 'clamp(2.625rem, 1.2rem + 4.4vw, 4.75rem)',
    h1: 'clamp(2rem, 1.25rem + 2.6vw, 3.25rem)',
    h2: 'clamp(1.75rem, 1.25rem + 1.7vw, 2.625rem)',
    h3: '1.375rem',
    lead: '1.25rem',
    body: '1rem',
    small: '0.875rem',
    tiny: '0.8125rem',
    plan: '0.75rem',
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
  layout: { container: '1150px', gutter: '24px', control: '48px', controlLarge: '72px', header: '64px' },
  motion: { fast: '120ms', base: '200ms', dialog: '320ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
}
