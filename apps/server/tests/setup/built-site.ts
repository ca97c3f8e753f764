import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROUTES } from '@proverka/domain/navigation'
import { developmentOrigin } from '@proverka/domain/sites'

const DEFAULT_HASH = 'a1b2c3d4'
export const INLINE_STYLE = `@font-face { src: url(/assets/face-${DEFAULT_HASH}.woff2) } body { color: #111 }`
/** The boot script of a page of the build. */
export const INLINE_SCRIPT = 'addEventListener("click", () => 1)'

const page = (title: string) =>
  `<!doctype html><html lang="ru"><head><title>${title}</title></head><body>${title}</body></html>`

/** Declared like all others, but the build has no page for it. */
export const NOT_BUILT = 'credit-rating'
const served = ROUTES.map(({ name }) => ({
  route: name,
  ...(name === 'report-id' && { framePath: '/report/sample/' }),
  ...(name === 'search' && { readsQuery: true }),
  ...(name === 'order-id' && {
    framePath: '/order/00000000-0000-4000-8000-000000000000/',
    isOwn: true,
    ids: 'any',
  }),
  ...(name === 'egrn-object-preview-id' && { ids: ['one'] }),
})).filter(({ route }) => !route.startsWith(NOT_BUILT))

/** As the apps do: a brand has no page for a route of the other one. */
const routesOf = (brand: string) =>
  served.filter(({ route }) => ROUTES.find(({ name }) => name === route)?.brands.includes(brand as 'realty'))

/** What the server draws a page into. */
const frame = (title: string) =>
  page(title).replace('</head>', '<!--head--></head>').replace('</body>', '<!--app--></body>')

/** What a brand's build leaves behind, as small as it can be; `hash` is what tells builds apart. */
const filesOf = (brand: string, hash: string): Readonly<Record<string, string>> => ({
  'app.html': page(`${brand}: приложение`),
  'documents/index.html': frame(
    `${brand}: главная <a href="${developmentOrigin('fiz.localhost')}/">люди</a>`,
  ),
  'documents/not-found.html': frame(`${brand}: страница не найдена`),
  'documents/privacy.html': frame(`${brand}: политика`),
  'documents/order-id.html': frame(`${brand}: заказ`).replace(
    '<body>',
    '<body data-calls="/api/order/{id}">',
  ),
  'documents/report-id.html': frame(`${brand}: отчет`),
  'documents/egrn-object-preview-id.html': frame(`${brand}: пример`),
  'documents/search.html': frame(`${brand}: поиск`),
  'documents/tariff.html': frame(`${brand}: тарифы`).replace(
    '</head>',
    `<script data-app="/a.js">${INLINE_SCRIPT}</script><style>${INLINE_STYLE.replace(DEFAULT_HASH, hash)}</style></head>`,
  ),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  [`assets/index-${hash}.js`]: `console.log(${JSON.stringify(brand + hash)})\n${'// '.padEnd(4000, 'слово ')}`,
  [`assets/index-${hash}.css`]: 'body { margin: 0 }\n'.repeat(100),
  [`assets/face-${hash}.woff2`]: 'not really a font',
  'documents/object-objectKey.html': frame(''),
  '.vite/manifest.json': '{}',
  '.vite/pages.json': JSON.stringify(routesOf(brand)),
})

/**
 * Draws a page with the price of a check, and tells how often; the page of an object asks for its price itself, that of an
 * order for the order.
 */
const ENTRY_SERVER = `
let times = 0
export const site = {
  async render(path, { fetch, facts, renderedFor }) {
    if (renderedFor) {
      const reply = await fetch('/api/order' + path.slice('/order'.length, -1), { headers: { accept: 'application/json' } })
      if (!reply.ok && renderedFor === 'visitor') throw Object.assign(new Error('refused'), { statusCode: reply.status })
      const queries = await reply.text()
      return { head: '', body: reply.ok ? ', свой' : ', войдите', isReplaced: true, ...(reply.ok && { answers: queries }) }
    }
    if (path.includes('unknown')) return { head: '', body: 'никто не знает, раз ' + ++times, isReplaced: true, isPerUser: true }
    if (path.includes('broken')) throw new Error('broken')
    if (path.includes('leads')) return new Response(null, { status: 302, headers: { location: '/object/one/' } })
    const isObject = path.startsWith('/object/')
    const { data } = isObject ? await (await fetch('/api/products', { headers: { accept: 'application/json' } })).json() : {}
    const price = data ? data[0].product_price : facts.prices.BailiffCheck
    return { head: '<meta name="path" content="' + path + '">', body: ', цена ' + price + ', раз ' + ++times, ...(isObject && { answers: '{}' }) }
  },
}
`

/** Two built sites in a temporary folder. */
export async function buildSites(hash = DEFAULT_HASH) {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-site-'))
  const pages = { realty: join(folder, 'realty'), fiz: join(folder, 'fiz') }
  for (const [brand, root] of Object.entries(pages)) {
    for (const [name, content] of Object.entries(filesOf(brand, hash))) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), content)
    }
  }
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server/entry-server.js'), ENTRY_SERVER)
  return {
    pages,
    filesOf: (brand: string) => filesOf(brand, hash),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
