/** What the build may set; Vite puts the values in. */
interface ImportMetaEnv {
  /** The code runs where pages are rendered, not in a browser. */
  readonly SSR?: boolean
  /** Hosts by the key of their site, from `SITES_FILE`. */
  readonly SITE_HOSTS?: Readonly<Record<string, string>>
}

interface ImportMeta {
  readonly env: ImportMetaEnv
  /** Modules of the files that fit, by their paths; each is loaded when it is called for. */
  glob<T>(patterns: readonly string[]): Readonly<Record<string, () => Promise<T>>>
  glob<T>(
    patterns: readonly string[],
    options: { readonly eager: true; readonly import: string },
  ): Readonly<Record<string, T>>
  glob<T>(
    patterns: readonly string[],
    options: { readonly import: string },
  ): Readonly<Record<string, () => Promise<T>>>
}
