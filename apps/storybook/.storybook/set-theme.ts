/** What the toolbar decides: the brand and light or dark. */
export interface ThemeGlobals {
  brand?: string
  scheme?: string
}

/** The themes hang on attributes of the root element, as in the product itself. */
export function setTheme({ brand, scheme }: ThemeGlobals): void {
  const root = document.documentElement
  root.lang = 'ru'
  root.dataset['brand'] = brand ?? 'realty'
  root.dataset['theme'] = scheme ?? 'light'
}
