import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** One built file, ready to be sent in any of its encodings. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  /** Named by its content: browsers may keep it for ever. */
  readonly isImmutable: boolean
  /** Sources of the styles that a page carries, for its content policy. */
  readonly styles: readonly string[]
  /** Sources of its inline scripts, taken from the file of the build: what is rendered into it adds none. */
  readonly scripts: readonly string[]
  /** Addresses of the fonts that these styles ask for. */
  readonly fonts: readonly string[]
  readonly isCompressible: boolean
  /** The bytes of the file; compressed when they are first asked for, and kept. */
  readonly encoded: (encoding: Encoding) => Buffer
}

export type Encoding = 'brotli' | 'gzip' | 'identity'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest', '.xml'])
const BROTLI_QUALITY = 9

/** A page that a built site has. */
export interface BuiltRoute {
  readonly route: string
  /** Its address: `/report/{id?}`. */
  readonly path: string
  /** The address that its frame is rendered with, when that is the same for all addresses. */
  readonly framePath?: string
  /** Its HTML depends on the query, not on the path alone. */
  readonly readsQuery?: boolean
  /** It is rendered for each caller, with what their cookies open. */
  readonly isOwn?: boolean
  /** What `{id}` of its address may be: any id of ours, or one of these. */
  readonly ids?: 'any' | readonly string[]
}

/** The routes of a built site by their names. */
export function loadRoutes(folder: string): ReadonlyMap<string, BuiltRoute> {
  const routes = JSON.parse(readFileSync(join(folder, '.vite/pages.json'), 'utf8')) as BuiltRoute[]
  return new Map(routes.map((route) => [route.route, route]))
}

/**
 * All files of a built site by their path (`/assets/index-abc.js`), in memory: a site is a few megabytes. `finish` gives
 * a page what only the running server knows, when it is first asked for.
 */
export function loadSiteFiles(
  folder: string,
  finish: (html: string) => string,
): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.startsWith('/.vite/')) continue
    files.set(path, loadFile(file, path, finish))
  }
  return files
}

function loadFile(file: string, path: string, finish: (html: string) => string): SiteFile {
  const extension = extname(path)
  const built = readFileSync(file)
  if (extension !== '.html') return createFile(extension, path.startsWith('/assets/'), () => built)
  const html = built.toString('utf8')
  const scripts = lazily(() => inlineScripts(html))
  return createFile(extension, false, () => Buffer.from(finish(html)), scripts)
}

/** A hashed file of another build, by its path. */
export const createAsset = (path: string, bytes: Buffer): SiteFile =>
  createFile(extname(path), true, () => bytes)

/** A page that was rendered into a file of the build. */
export function createPage(html: string, frame: SiteFile): SiteFile {
  return createFile(
    '.html',
    false,
    () => Buffer.from(html),
    () => frame.scripts,
  )
}

function createFile(
  extension: string,
  isImmutable: boolean,
  read: () => Buffer,
  scripts: () => readonly string[] = () => [],
): SiteFile {
  const made = new Map<Encoding, Buffer>()
  const content = lazily(() => {
    const identity = read()
    return {
      identity,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      ...(extension === '.html' ? inlineStyles(identity.toString('utf8')) : { styles: [], fonts: [] }),
    }
  })
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    get etag() {
      return content().etag
    },
    isImmutable,
    get scripts() {
      return scripts()
    },
    get styles() {
      return content().styles
    },
    get fonts() {
      return content().fonts
    },
    isCompressible: COMPRESSIBLE.has(extension),
    encoded(encoding) {
      const bytes = made.get(encoding) ?? encode[encoding](content().identity)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** All files at once would keep a start waiting for seconds; one takes milliseconds. */
const encode: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
}

/** Pages carry their styles, so that the first picture needs one request; their hashes let them pass. */
function inlineStyles(html: string): Pick<SiteFile, 'styles' | 'fonts'> {
  const sheets = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css)
  const fonts = sheets.flatMap((css) => [...css.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)])
  return {
    styles: sheets.map(hashSource),
    fonts: [...new Set(fonts.map(([, url = '']) => url))],
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g

const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashSource(code))

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
