/** Cuts the style files of a client build into the styles of their modules. */
export function styleParts(): { readonly name: string }

/** Writes down which modules with styles the chunks of the server's build draw with. */
export function styleGraph(): { readonly name: string }

/** The rules of each module of a style file, in the order of the file. */
export function cutStyles(
  css: string,
  modules: readonly string[],
): { readonly module: string | null; readonly css: string }[]
