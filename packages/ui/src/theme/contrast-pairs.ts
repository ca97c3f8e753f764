import type { ColorTokens } from './tokens.ts'

type Name = keyof ColorTokens

/** Which token is set on which, with the least contrast that WCAG 2.2 AA asks: 4.5 for words, 3 for marks and borders. */
export const contrastPairs: readonly (readonly [Name, Name, 3 | 4.5])[] = [
  ...(['paper', 'ground', 'sunk'] as const).flatMap((ground) =>
    (['ink', 'ink2'] as const).map((ink) => [ink, ground, 4.5] as const),
  ),
  ['ink3', 'paper', 4.5],
  ['ink3', 'ground', 4.5],
  ['ink3', 'sunk', 4.5],
  ['paper', 'ink', 4.5],
  ['primaryText', 'paper', 4.5],
  ['primaryText', 'ground', 4.5],
  ['primaryText', 'primaryWash', 4.5],
  ['ink', 'primaryWash', 4.5],
  ['ink2', 'primaryWash', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['onPrimary', 'primaryActive', 4.5],
  ['onFill', 'onPrimary', 4.5],
  ['onDeep', 'onFill', 4.5],
  ['onDangerButton', 'dangerButton', 4.5],
  ...(['red', 'orange', 'yellow', 'green'] as const).flatMap((name) => [
    ['onFill', name, 4.5] as const,
    [name, 'onFill', 4.5] as const,
    [`${name}Text`, 'paper', 4.5] as const,
    [`${name}Text`, `${name}Wash`, 4.5] as const,
    ['ink', `${name}Wash`, 4.5] as const,
  ]),
  ['greyText', 'paper', 4.5],
  ['greyText', 'greyWash', 4.5],
  ['ink', 'greyWash', 4.5],
  ['onDeep', 'deep', 4.5],
  ['onDeep2', 'deep', 4.5],
  ['mapLabel', 'map', 4.5],
  ['mapLabel', 'mapParcel', 4.5],
  ['mapZone', 'map', 4.5],
  ['lineControl', 'paper', 3],
  ['lineControl', 'ground', 3],
  ['primary', 'paper', 3],
  // The focus ring on every background that a control may have; a solid one sets its own ring from the pairs above.
  ...(
    [
      'paper',
      'ground',
      'sunk',
      'primaryWash',
      'redWash',
      'orangeWash',
      'yellowWash',
      'greenWash',
      'greyWash',
      'map',
      'mapParcel',
    ] as const
  ).map((ground) => ['focus', ground, 3] as const),
  ['primary', 'mapParcel', 3],
  ['dangerButton', 'paper', 3],
]
