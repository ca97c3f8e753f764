import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandKey } from '@proverka/domain/sites'
import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '../platform/escape-markup.ts'

/** The texts on the picture of a page. */
export interface ShareWords {
  readonly siteName: string
  readonly title: string
}

const WIDTH = 1200
const HEIGHT = 630

const FONTS = [
  '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
].map((file) => {
  const [scope = '', name = '', ...rest] = file.split('/')
  const manifest = fileURLToPath(import.meta.resolve(`${scope}/${name}/package.json`))
  return join(dirname(manifest), ...rest)
})

/** Ground, line and mark of a brand, as its favicon and its dark sections have them. */
const LOOKS: { readonly [brand in BrandKey]: { ground: string; line: string; mark: string } } = {
  realty: {
    ground: '#0b1f44',
    line: '#336fee',
    mark: '<path fill="#336fee" d="M3 7.5 20 3l7 10-6 14L5 23z"/><path d="m9.5 15 4.3 4.6L21 10.5" fill="none" stroke="#fff" stroke-width="2.8"/>',
  },
  fiz: {
    ground: '#05323c',
    line: '#19a3bd',
    mark: '<path fill="#19a3bd" d="M2 4h12v22H2z"/><path d="M17 5.2h10.8v19.6H17z" fill="none" stroke="#19a3bd" stroke-width="2.4"/><path d="m4.6 15.2 2.9 3 4.6-6.2" fill="none" stroke="#fff" stroke-width="2.2"/>',
  },
}

/** Titles by their length: size of a letter, letters that fit into a line, height of a line, px. */
const SETTINGS = [
  { upTo: 44, size: 84, fits: 22, leading: 92 },
  { upTo: 84, size: 66, fits: 28, leading: 74 },
  { upTo: Number.POSITIVE_INFINITY, size: 52, fits: 36, leading: 60 },
] as const

const MOST_LINES = 5

/** The picture that a shared link of a page shows: PNG, 1200 × 630 px. */
export function drawSharePicture(brand: BrandKey, words: ShareWords): Buffer {
  const picture = new Resvg(pictureOf(brand, words), {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Golos Text' },
  })
  return picture.render().asPng()
}

function pictureOf(brand: BrandKey, { siteName, title }: ShareWords): string {
  const { ground, line, mark } = LOOKS[brand]
  const { size, fits, leading } = SETTINGS.find(({ upTo }) => title.length <= upTo) ?? SETTINGS[2]
  const lines = linesOf(title, fits)
  const top = 330 - ((lines.length - 1) * leading) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<g stroke="${line}" stroke-opacity=".35" stroke-width="1.5">${gridOf()}</g>
<g transform="translate(72 60) scale(2)">${mark}</g>
<g font-family="Golos Text" fill="#fff">
<text x="152" y="102" font-size="34" font-weight="600">${escapeMarkup(siteName)}</text>
${lines
  .map(
    (text, place) =>
      `<text x="72" y="${top + place * leading + size / 3}" font-size="${size}" font-weight="600" letter-spacing="${-size * 0.03}">${escapeMarkup(text)}</text>`,
  )
  .join('\n')}
<text x="72" y="566" font-size="28" fill-opacity=".78">У каждого факта источник и время</text>
</g>
</svg>`
}

/** Cells of a form or parcels of a plan, to the right of the words. */
function gridOf(): string {
  const cells = Array.from({ length: 7 }, (_, place) => `<path d="M${700 + place * 84} 0V${HEIGHT}"/>`)
  const rows = Array.from({ length: 7 }, (_, place) => `<path d="M700 ${place * 105}H${WIDTH}"/>`)
  return [...cells, ...rows].join('')
}

/** Words in lines that fit; what does not, ends with dots. */
function linesOf(title: string, fits: number): readonly string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < fits) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''}…`]
    : lines
}
