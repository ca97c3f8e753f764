/** Dependencies with native code or WebAssembly of their own. */
export const RUN_BESIDE = [
  '@electric-sql/pglite',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@resvg/resvg-js',
]

/** Dependencies of which only files are read. */
export const READ_BESIDE = ['@expo-google-fonts/golos-text', '@expo-google-fonts/source-serif-4']

/** What stays beside the bundle. */
export const NOT_BUNDLED = [...RUN_BESIDE, ...READ_BESIDE]
