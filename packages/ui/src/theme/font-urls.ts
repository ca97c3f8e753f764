/// <reference path="./assets.d.ts" />
import cyrillic from './fonts/golos-text-cyrillic.woff2?url'
import latin from './fonts/golos-text-latin.woff2?url'

/** Addresses of the font files that every page needs at once, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [cyrillic, latin]
