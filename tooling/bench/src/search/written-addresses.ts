/** Addresses with a house out of a file of cases; a sentence or a field of a form is none. */
export function writtenAddresses(file: {
  readonly cases: readonly { readonly address: string; readonly source: string }[]
}): readonly string[] {
  const written = file.cases.filter(
    ({ address, source }) =>
      /\d/.test(address) && /[а-я]{3}/i.test(address) && !/messages/.test(source) && !/запрос/.test(address),
  )
  return [...new Set(written.map(({ address }) => address))]
}
