import { describe, expect, it } from 'vitest'
import { splitHead, withoutStyleAttributes } from '../render/rendered-html.ts'
import { composePage, composeShell, stylesOf } from './compose-page.ts'

const template = `<!doctype html><html lang="en"><head><!--head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/app-1.js">
<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head><body><div id="root"><!--app--></div></body></html>`

const manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/app-1.css'], imports: ['_app'] },
  _app: {
    file: 'assets/app-1.js',
    assets: ['assets/cyrillic-1.woff2', 'assets/latin-1.woff2', 'assets/ruble-1.woff2', 'assets/map-1.svg'],
  },
  _kit: { file: 'assets/kit-1.js', css: ['assets/kit-1.css'], imports: ['_app'] },
  'src/home.tsx': {
    file: 'assets/home-1.js',
    css: ['assets/home-1.css'],
    imports: ['_kit', '_app'],
    dynamicImports: ['src/plan.tsx'],
  },
  'src/plan.tsx': { file: 'assets/plan-1.js', css: ['assets/plan-1.css'] },
}

const compose = (rendered: string) =>
  composePage({
    template,
    ...splitHead(rendered),
    manifest,
    pageKeys: ['src/home.tsx'],
    entryKey: 'index.html',
    boot: 'start()',
    route: 'index',
    stylesFrom: (file) => ({ css: `/*${file}*/`, isPart: file.includes('kit') }),
  })

describe('composePage', () => {
  const html = compose('<title>House</title><meta name="description" content="$& и $1"/><h1>Check</h1>')

  it('moves title and metas into the head and leaves the page in the root', () => {
    expect(html).toContain('<head><title>House</title><meta name="description" content="$& и $1"/>')
    expect(html).toContain('<div id="root"><h1>Check</h1></div>')
  })

  it('runs the boot script at once and tells it where the app is', () => {
    expect(html).toContain('<script data-app="/assets/index-1.js" data-route="index"')
    expect(html).toContain('>start()</script>')
    expect(html).not.toContain('src="/assets/index-1.js"')
    expect(html).not.toContain('modulepreload')
  })

  it('carries the styles of the frame, the page and its late parts, each once, under the names of their files', () => {
    const styles = (name: string, part = '') =>
      `<style data-of="/assets/${name}-1.css"${part}>/*assets/${name}-1.css*/</style>`
    expect(html).toContain(styles('app') + styles('kit', ' data-part') + styles('home') + styles('plan'))
    expect(html).toContain('data-route="index"')
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('refuses a page that the build does not know', () => {
    expect(() => stylesOf(manifest, 'src/lost.tsx')).toThrow('src/lost.tsx')
  })
})

describe('parts of a prerendered page', () => {
  it('splits the head elements at the first other element', () => {
    expect(
      splitHead('<title>a</title><link rel="canonical" href="/"/><main><meta itemprop="x"/></main>'),
    ).toEqual({
      head: '<title>a</title><link rel="canonical" href="/"/>',
      body: '<main><meta itemprop="x"/></main>',
    })
  })

  it('leaves out style attributes and nothing else', () => {
    const html = '<p class="a" style="color:red">style="x"</p><style>.a{}</style>'
    expect(withoutStyleAttributes(html)).toBe('<p class="a">style="x"</p><style>.a{}</style>')
  })

  const shell = composeShell({
    template,
    siteName: 'Sample',
    manifest,
    entryKey: 'index.html',
    isLateFont: (file) => file.includes('ruble'),
  })

  it('the shell has a title, no page, and keeps its app script', () => {
    expect(shell).toContain('<title>Sample</title>')
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).toContain('src="/assets/index-1.js"')
  })

  it('the shell fetches the faces of its words beforehand, as a style asks for them, and nothing else', () => {
    const preloads = shell.match(/<link rel="preload"[^>]*>/g)
    expect(preloads).toEqual(
      ['cyrillic', 'latin'].map(
        (name) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}-1.woff2">`,
      ),
    )
    expect(shell.indexOf('rel="preload"')).toBeLessThan(shell.indexOf('</head>'))
    expect(compose('<title>House</title>')).not.toContain('woff2')
  })
})
