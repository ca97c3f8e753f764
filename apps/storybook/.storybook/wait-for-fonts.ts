import type { Plugin } from 'vite'

/**
 * The product never swaps a font that came late (`optional`), so a cold visit may keep the fallback. Those who judge
 * the looks, and the pictures that are compared, must always get the real face.
 */
export function waitForFonts(): Plugin {
  return {
    name: 'wait-for-fonts',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('font-display: optional')) return undefined
      return { code: code.replaceAll('font-display: optional', 'font-display: block'), map: null }
    },
  }
}
