import type { BrandKey } from '@proverka/domain/sites'
import type { Markup } from '../../../platform/markup.ts'

/** Colours of an email; mail programs read attributes, so the light ones are set on the elements. */
export const TEXT = '#0c1a2e'
export const TEXT_SECONDARY = '#44546a'
export const SURFACE = '#ffffff'
export const GROUND = '#f2f5f9'
export const MUTED = '#e7edf5'
export const LINE = '#d5dde8'
export const LINE_CONTROL = '#7f8da2'

interface BrandLook {
  readonly primary: string
  readonly link: string
  readonly darkLink: string
}

export const BRAND_LOOKS: Readonly<Record<BrandKey, BrandLook>> = {
  realty: { primary: '#336fee', link: '#1f57cc', darkLink: '#8fb4ff' },
  fiz: { primary: '#007085', link: '#006377', darkLink: '#7fd6e6' },
}

/** Fill of a cell and colour of a word, by tone. */
export const FILLS = {
  red: '#ff4949',
  orange: '#ff9633',
  yellow: '#ffd23f',
  green: '#13ce66',
  grey: SURFACE,
} as const
export const WORDS = {
  red: '#b50f1d',
  orange: '#8f4700',
  yellow: '#6e5400',
  green: '#06703a',
  grey: TEXT_SECONDARY,
  plain: TEXT,
} as const

export const FONT = 'font-family:Golos Text,Arial,sans-serif'

/**
 * What attributes cannot say: the dark theme and small screens. A program that ignores it shows the light email, 600 px
 * wide.
 */
export function styleSheet(brand: BrandKey): Markup {
  const { link, darkLink } = BRAND_LOOKS[brand]
  const css = `body{margin:0;padding:0;background:${GROUND}}a{color:${link}}
@media (max-width:620px){.w{width:100%!important}.p{padding-left:20px!important;padding-right:20px!important}.n{font-size:27px!important;line-height:32px!important;letter-spacing:-1.2px!important;white-space:normal!important}.pp p,.pp h1,.pp td{overflow-wrap:anywhere;hyphens:auto}.dm{font-size:11px!important;letter-spacing:0!important}.h{font-size:25px!important;line-height:29px!important}.g td{display:inline-block!important;width:50%!important;box-sizing:border-box!important}.btn a{display:block!important;padding-left:12px!important;padding-right:12px!important}.btn,.btn td{width:100%!important}.s td.c,.q td{display:block!important;width:auto!important;box-sizing:border-box!important}.s td.c{padding:20px!important}.q td.a{border-bottom:0!important;padding-bottom:0!important}.q td.b{padding-top:2px!important}.t{font-size:17px!important;width:84px!important}.d{display:none!important}}
@media (prefers-color-scheme:dark){body,.bg{background:#0a1424!important}.pp{background:#111d31!important}.ink{color:#eef3fa!important}.i2{color:#b5c2d5!important}.ln{border-color:#26364f!important}.st{background:#18263d!important}.ds{border-color:#6b80a1!important}.kg{background:#111d31!important;color:#b5c2d5!important;border-color:#6b80a1!important}.tr{color:#ff8f8f!important}.to{color:#ffb26b!important}.ty{color:#ffd95c!important}.tg{color:#6ee7a5!important}.tn{color:#b5c2d5!important}.nc{background:#1a2940!important}.inv{background:#eef3fa!important}.inv *{color:#0c1a2e!important}.tb{border-color:#eef3fa!important}a.l{color:${darkLink}!important}}`
  return { markup: `<style>\n${css}\n</style>` }
}
