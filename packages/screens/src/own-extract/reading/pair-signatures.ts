/** A file by its name. */
interface Named {
  readonly name: string
}

/** An extract with its signature file. */
export interface SignedFile<T> {
  readonly file: T
  readonly signature?: T
}

const SIGNATURE_ENDING = /\.(?:sig|sgn|p7s)$/i

/**
 * Which signature belongs to which extract: `a.xml.sig` to `a.xml`, `a.sig` to `a.xml`; one extract and one signature
 * belong to each other whatever they are called. Signatures that nothing belongs to are handed back.
 */
export function pairSignatures<T extends Named>(
  extracts: readonly T[],
  signatures: readonly T[],
): { readonly signed: readonly SignedFile<T>[]; readonly lonely: readonly T[] } {
  const free = new Set(signatures)
  const take = (extract: T): T | undefined => {
    const found = [...free].find(({ name }) => isNameOfSignature(name, extract.name))
    if (found) free.delete(found)
    return found
  }
  const byName = extracts.map((file) => ({ file, signature: take(file) }))
  const [only] = byName
  const [rest] = free
  if (byName.length === 1 && only && only.signature === undefined && free.size === 1 && rest) {
    free.delete(rest)
    only.signature = rest
  }
  const signed = byName.map(({ file, signature }) => (signature ? { file, signature } : { file }))
  return { signed, lonely: [...free] }
}

function isNameOfSignature(signature: string, extract: string): boolean {
  const base = signature.replace(SIGNATURE_ENDING, '').toLowerCase()
  const name = extract.toLowerCase()
  return base === name || base === name.replace(/\.xml$/, '')
}
