import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { developmentOrigin, ROUTES } from '@proverka/domain/site'

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
  '.vite/manifest.json': '{}',
  '.vite/routes.json': JSON.stringify(served),
})

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
  return { pages, filesOf, remove: () => rm(folder, { recursive: true, force: true }) }
}
