/** Sets the texts of a source at build time. */
export const setTexts: {
  readonly name: string
  readonly enforce: 'pre'
  readonly transform: { readonly filter: { readonly id: RegExp } }
}

/** The source with its texts set; `program` is its tree. */
export function setProgram(code: string, program: object): string
