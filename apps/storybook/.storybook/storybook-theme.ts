import { palettes } from '@proverka/ui/theme/palettes'
import { scale } from '@proverka/ui/theme/tokens'
import { create } from 'storybook/theming'
import type { ThemeVars } from 'storybook/theming'

/** Storybook's own parts in the colours of one of our themes: paper, ink and hairlines. */
export function storybookTheme(name: keyof typeof palettes): ThemeVars {
  const color = palettes[name]
  return create({
    base: name.endsWith('dark') ? 'dark' : 'light',
    brandTitle: 'Проверка: части и правила',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scale.font.family,
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.ground,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appHoverBg: color.primaryWash,
    appBorderColor: color.line,
    appBorderRadius: 0,
    barBg: color.paper,
    barTextColor: color.ink2,
    barSelectedColor: color.primaryText,
    barHoverColor: color.primaryText,
    textColor: color.ink,
    textMutedColor: color.ink2,
    inputBg: color.paper,
    inputBorder: color.lineControl,
    inputTextColor: color.ink,
    inputBorderRadius: Number.parseInt(scale.radius.control, 10),
  })
}
