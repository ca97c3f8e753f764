import { join } from 'node:path'
import { bundleBoot } from '@proverka/page-engine/build'
import type { Plugin, Rolldown } from 'vite'

interface FirstPaintOptions {
  /** Module of the classic script that the page has inline. */
  readonly boot: string
  /** End of the path of the first screen's module. */
  readonly firstScreen: string
}

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * The page of the console carries the styles of its frame and of the first screen, so that it is painted by its one
 * answer, and names the files of that screen in its boot script, which asks for them where the screen is open.
 */
export function firstPaint({ boot, firstScreen }: FirstPaintOptions): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The console has no page')
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      const screen = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(firstScreen)))
      if (!entry || !screen) throw new Error('The console has no entry or no first screen')
      const frame = withImports(bundle, entry)
      const whole = new Set([...frame, ...withImports(bundle, screen)])
      const styles = [...whole].flatMap(stylesOf).map((file) => {
        const css = bundle[file]
        if (css?.type !== 'asset') throw new Error(`The build has no ${file}`)
        // Fonts that are not stored come after the first screen: `snapshot.ts` asks for them.
        const rules = String(css.source).replaceAll('font-display:swap', 'font-display:optional')
        return `<style data-of="/${file}">${rules}</style>`
      })
      const scripts = [...whole].filter((chunk) => !frame.has(chunk)).map(({ fileName }) => `/${fileName}`)
      const code = await bundleBoot(join(import.meta.dirname, '..', boot))
      page.source = String(page.source)
        .replace(STYLE_LINKS, '')
        .replace('</head>', () => `${styles.join('')}</head>`)
        .replace('</body>', () => `<script data-scripts="${scripts.join(' ')}">${code}</script></body>`)
    },
  }
}

/** A chunk and all that it imports, the imported ones first. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !found.has(imported)) withImports(bundle, imported, found)
  }
  return found.add(chunk)
}

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): readonly string[] => [
  ...(viteMetadata?.importedCss ?? []),
]
