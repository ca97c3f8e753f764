import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROUTES } from '@proverka/domain/navigation'
import { developmentOrigin } from '@proverka/domain/sites'

export const INLINE_STYLE = 'body { color: #111 }'

const page = (title: string) =>
  `<!doctype html><html lang="ru"><head><title>${title}</title></head><body>${title}</body></html>`

/** Declared like all others, but the build has no page for it. */
export const NOT_BUILT = 'credit-rating'
const served = ROUTES.map(({ name }) => name).filter((name) => !name.startsWith(NOT_BUILT))

/** What a brand's build leaves behind, as small as it can be. */
const filesOf = (brand: string): Readonly<Record<string, string>> => ({
  'index.html': page(`${brand}: главная <a href="${developmentOrigin('fiz.localhost')}/">люди</a>`),
  'app.html': page(`${brand}: приложение`),
  'not-found.html': page(`${brand}: страница не найдена`),
  'privacy/index.html': page(`${brand}: политика`),
  'tariff/index.html': page(`${brand}: тарифы`).replace('</head>', `<style>${INLINE_STYLE}</style></head>`),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'assets/index-a1b2c3d4.js': `console.log(${JSON.stringify(brand)})\n${'// '.padEnd(4000, 'слово ')}`,
  'assets/index-a1b2c3d4.css': 'body { margin: 0 }\n'.repeat(100),
  'assets/face-a1b2c3d4.woff2': 'not really a font',
  'drawn/object-objectKey.html': page('')
    .replace('<title></title>', '<!--head-->')
    .replace('<body>', '<body><!--app-->'),
  '.vite/manifest.json': '{}',
  '.vite/routes.json': JSON.stringify(served),
})

/** Draws an object page with the first price, and tells how often and for whom. */
const ENTRY_SERVER = `
let times = 0
export const site = {
  async draw(path, fetch) {
    if (path.includes('unknown')) return undefined
    if (path.includes('broken')) throw new Error('broken')
    const { data } = await (await fetch('/api/products', { headers: { accept: 'application/json' } })).json()
    times++
    return { head: '<title>' + path + '</title>', body: 'цена ' + data[0].product_price + ', раз ' + times, data: '{}' }
  },
}
`

/** Two built sites in a temporary folder. */
export async function buildSites() {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-site-'))
  const pages = { realty: join(folder, 'realty'), fiz: join(folder, 'fiz') }
  for (const [brand, root] of Object.entries(pages)) {
    for (const [name, content] of Object.entries(filesOf(brand))) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), content)
    }
  }
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server/entry-server.js'), ENTRY_SERVER)
  return { pages, filesOf, remove: () => rm(folder, { recursive: true, force: true }) }
}
