/** What the build may set; Vite puts the values in. */
interface ImportMetaEnv {
  readonly VITE_REALTY_ORIGIN?: string
  readonly VITE_FIZ_ORIGIN?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
