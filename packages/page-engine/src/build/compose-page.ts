import type { CarriedStyles } from './page-styles.ts'

/** A chunk of Vite's manifest, as far as the build reads it. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  /** Files that the chunk's styles name. */
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly isEntry?: boolean
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export interface ComposeOptions {
  /** The built `index.html`. */
  readonly template: string
  /** Name of the page's route. */
  readonly route: string
  readonly head: string
  readonly body: string
  readonly manifest: Manifest
  /** Manifest keys of the page's chunk and of its data. */
  readonly pageKeys: readonly string[]
  /** Manifest key of the app's entry. */
  readonly entryKey: string
  /** Code of the boot script. */
  readonly boot: string
  /** The app starts when the page has loaded, or at once: it knows more than everybody may see. Absent: at a touch. */
  readonly start?: 'load' | 'now' | undefined
  /** Key of what this browser may keep of the page: where it does, the app starts when the page has loaded. */
  readonly keptUnder?: string | undefined
  /** Calls that are begun before the app runs. */
  readonly calls?: readonly string[] | undefined
  /** What the page carries of a style file of the build. */
  readonly stylesFrom: (file: string) => CarriedStyles
}

const APP_SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * The file of a prerendered page: the page's head elements in the head, its styles inside, so that the first picture
 * needs one answer, and instead of the app only the boot script, which starts the app when it is needed. It is inline and
 * classic: it listens before the first paint, however late the files come. The server allows styles and script by hash.
 */
export function composePage(options: ComposeOptions): string {
  const { template, route, head, body, manifest, pageKeys, entryKey, boot, stylesFrom } = options
  const entry = chunkOf(manifest, entryKey)
  const files = new Set(
    [entryKey, ...pageKeys, ...lateParts(manifest, pageKeys)].flatMap((key) => stylesOf(manifest, key)),
  )
  // Each style file has its own inline element: the boot script tells the app's loader that the file is there, and the
  // rest of a file follows the inlined part. Loading the files again would change the order of rules for a moment and
  // shift the layout.
  const styles = [...files].map((file) => styleElement(file, stylesFrom(file))).join('')
  const later = [...new Set([entryKey, ...pageKeys].flatMap((key) => scriptsOf(manifest, key)))]
  const scripts = later.map((file) => `/${file}`).join(' ')
  const { start, keptUnder, calls } = options
  const more = Object.entries({ start, kept: keptUnder, calls: calls?.join(' ') })
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('')
  const script = `<script data-app="/${entry.file}" data-route="${route}" data-scripts="${scripts}"${more}>${boot}</script>`
  // What will run is named by the page itself, not by the module that starts it: urgent when it runs at once, after fonts
  // and pictures when it waits for the page.
  const priority = start === 'load' ? ' fetchpriority="low"' : ''
  const preloads = (start ? later : []).map(
    (file) => `<link rel="modulepreload"${priority} crossorigin href="/${file}">`,
  )
  if (!APP_SCRIPT.test(template)) throw new Error('The template has no app script')
  return template
    .replace(PRELOADS, '')
    .replace(STYLE_LINKS, '')
    .replace(APP_SCRIPT, () => script)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${styles}${preloads.join('')}</head>`)
    .replace('<!--app-->', () => body)
}

const styleElement = (file: string, { css, isPart }: CarriedStyles): string =>
  `<style data-of="/${file}"${isPart ? ' data-part' : ''}>${css}</style>`

export interface ShellOptions {
  /** The built `index.html`. */
  readonly template: string
  readonly siteName: string
  readonly manifest: Manifest
  /** Manifest key of the app's entry. */
  readonly entryKey: string
  /** Manifest keys of the page that it is for: its files are asked for together with the app's. */
  readonly pageKeys?: readonly string[]
  /** Whether a font shows so rarely that it is fetched when a style asks for it. */
  readonly isLateFont?: ((file: string) => boolean) | undefined
}

/**
 * The shell for addresses that are not prerendered: it loads the app at once, and the fonts with it. The file itself
 * contains no text, so the browser would request a font only after the app has rendered the first words.
 */
export function composeShell({
  template,
  siteName,
  manifest,
  entryKey,
  pageKeys = [],
  isLateFont = () => false,
}: ShellOptions): string {
  const preloads = fontsOf(manifest, entryKey)
    .filter((file) => !isLateFont(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  const ofPage = (filesOf: typeof scriptsOf) => {
    const ofEntry = new Set(filesOf(manifest, entryKey))
    return [...new Set(pageKeys.flatMap((key) => filesOf(manifest, key)))].filter(
      (file) => !ofEntry.has(file),
    )
  }
  preloads.push(
    ...ofPage(scriptsOf).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...ofPage(stylesOf).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  )
  return template
    .replace('<!--head-->', () => `<title>${siteName}</title>`)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('<!--app-->', '')
}

/** Style files of a chunk and of all that it imports. */
export function stylesOf(manifest: Manifest, key: string): string[] {
  return [...new Set(chunksOf(manifest, key).flatMap(({ css = [] }) => css))]
}

/** Script files of a chunk and of all that it imports. */
export function scriptsOf(manifest: Manifest, key: string): string[] {
  return chunksOf(manifest, key).map(({ file }) => file)
}

function fontsOf(manifest: Manifest, key: string): string[] {
  const files = chunksOf(manifest, key).flatMap(({ assets = [] }) => assets)
  return [...new Set(files)].filter((file) => file.endsWith('.woff2'))
}

/** A chunk and all that it imports, the imported ones first. */
function chunksOf(manifest: Manifest, key: string): ManifestChunk[] {
  const chunks: ManifestChunk[] = []
  const seen = new Set<string>()
  const visit = (current: string): void => {
    if (seen.has(current)) return
    seen.add(current)
    const chunk = chunkOf(manifest, current)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.push(chunk)
  }
  visit(key)
  return chunks
}

/** Parts that are rendered into the page and whose code the browser fetches only where the HTML lacks them. */
function lateParts(manifest: Manifest, pageKeys: readonly string[]): readonly string[] {
  return pageKeys.flatMap((key) => chunkOf(manifest, key).dynamicImports ?? [])
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The manifest has no ${key}`)
  return chunk
}
