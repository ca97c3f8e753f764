import type { AliasTokens, ColorTokens, ShadowTokens } from './tokens.ts'

/** The stated theme colours (UI-083..085); result colours of the specification are built on them. */
export const stated = { primary: '#336fee', success: '#13ce66', danger: '#ff4949' } as const

/**
 * Other names of the result colours.
 *
 * @keep The plain brand of tests and Storybook is made of it.
 */
export const resultAliases = {
  danger: 'red',
  warning: 'yellow',
  success: 'green',
  info: 'grey',
} as const satisfies AliasTokens

/** Dark paper swallows a soft shadow, so it gets a deeper one; the brands share them. */
export const shadows = {
  light: { pop: '0 12px 32px -8px rgb(12 26 46 / .22)' },
  dark: { pop: '0 12px 32px -8px rgb(0 0 0 / .6)' },
} as const satisfies Record<string, ShadowTokens>

export const realtyLight: ColorTokens = {
  ink: '#0c1a2e',
  ink2: '#44546a',
  ink3: '#57667c',
  paper: '#ffffff',
  ground: '#f2f5f9',
  sunk: '#e7edf5',
  line: '#d5dde8',
  line2: '#b6c2d2',
  lineControl: '#7f8da2',
  onFill: '#0c1a2e',
  deep: '#0b1f44',
  onDeep: '#ffffff',
  onDeep2: '#a9bad3',
  deepLine: '#2b4272',
  primary: stated.primary,
  primaryHover: '#2459d1',
  primaryActive: '#1b49b3',
  onPrimary: '#ffffff',
  primaryText: '#1f57cc',
  primaryWash: '#e9f0fe',
  primaryLine: '#a9c4fb',
  focus: stated.primary,
  map: '#e7edf5',
  mapParcel: '#f4f7fb',
  mapLine: '#a9b8cc',
  mapHouse: '#cfd9e6',
  mapLabel: '#57667c',
  mapZone: '#c2101f',
  red: stated.danger,
  redText: '#b50f1d',
  redWash: '#ffecec',
  orange: '#ff9633',
  orangeText: '#8f4700',
  orangeWash: '#fff1e2',
  yellow: '#ffd23f',
  yellowText: '#6e5400',
  yellowWash: '#fff7d6',
  green: stated.success,
  greenText: '#06703a',
  greenWash: '#e2f9ec',
  grey: '#c5cfdb',
  greyText: '#44546a',
  greyWash: '#eef2f6',
  dangerButton: '#c2101f',
  onDangerButton: '#ffffff',
  backdrop: 'rgb(6 14 28 / .62)',
}

export const realtyDark: ColorTokens = {
  ...realtyLight,
  ink: '#eef3fa',
  ink2: '#b5c2d5',
  ink3: '#95a5bd',
  paper: '#111d31',
  ground: '#0a1424',
  sunk: '#18263d',
  line: '#26364f',
  line2: '#3b4e6c',
  lineControl: '#6b80a1',
  deep: '#070f1c',
  deepLine: '#22324c',
  primaryText: '#8fb4ff',
  primaryWash: '#172c55',
  primaryLine: '#3a62b5',
  focus: '#8fb4ff',
  map: '#0d1a30',
  mapParcel: '#12223c',
  mapLine: '#38517a',
  mapHouse: '#1f3357',
  mapLabel: '#95a5bd',
  mapZone: '#ff7a7a',
  redText: '#ff8f8f',
  redWash: '#3a1a22',
  orangeText: '#ffb26b',
  orangeWash: '#38260f',
  yellowText: '#ffd95c',
  yellowWash: '#322a0d',
  greenText: '#4fe08f',
  greenWash: '#0c3322',
  grey: '#8798b0',
  greyText: '#b5c2d5',
  greyWash: '#1a2940',
  dangerButton: '#d3303c',
}

export const fizLight: ColorTokens = {
  ...realtyLight,
  deep: '#07303b',
  onDeep2: '#a3c1c9',
  deepLine: '#1f5563',
  primary: '#007085',
  primaryHover: '#005d6f',
  primaryActive: '#004c5b',
  primaryText: '#006377',
  primaryWash: '#e0f3f6',
  primaryLine: '#8fcbd6',
  focus: '#007085',
  map: '#e6eff1',
  mapLine: '#9fb8be',
  mapHouse: '#cbdde1',
}

export const fizDark: ColorTokens = {
  ...realtyDark,
  ink2: '#b0c6cc',
  ink3: '#8faab2',
  paper: '#0f2129',
  ground: '#08161b',
  sunk: '#162d36',
  line: '#23404a',
  line2: '#365661',
  lineControl: '#668891',
  deep: '#050f13',
  onDeep2: '#a3c1c9',
  deepLine: '#1d3942',
  primary: '#007f96',
  primaryHover: '#00738a',
  primaryActive: '#005d6f',
  primaryText: '#5fd0e2',
  primaryWash: '#0b3640',
  primaryLine: '#1f6b7a',
  focus: '#5fd0e2',
  map: '#0b1d23',
  mapParcel: '#102930',
  mapLine: '#2f5661',
  mapHouse: '#193c46',
}

/**
 * The four themes of the two brands, as they are applied by attributes of the root element.
 *
 * @keep The frame of Storybook takes its colours from it.
 */
export const palettes = {
  'realty-light': realtyLight,
  'realty-dark': realtyDark,
  'fiz-light': fizLight,
  'fiz-dark': fizDark,
} as const satisfies Record<string, ColorTokens>
