import {
  pairSignatures,
  signatureOfArchive,
  SignatureError,
  signedContent,
  type NamedFile,
} from '@proverka/gost-signature'

/** A file that a signature may be of. */
export interface SignableFile extends NamedFile {
  readonly isArchive: boolean
  /** Place in the list of the archive that it came in. */
  readonly archive?: number | undefined
}

/** Files and signatures that were brought together. */
export interface PairingInput {
  readonly files: readonly SignableFile[]
  readonly signatures: readonly NamedFile[]
}

/** Places in the lists of the input. */
export interface FilePair {
  readonly signature: number
  /** What is signed: the file itself, or the archive around it. */
  readonly signed: number
}

/** The signature of each file in their order, or the name of one that is of another file; and files inside of signatures. */
export interface PairingOutput {
  readonly files: readonly (FilePair | { readonly foreign: string } | undefined)[]
  readonly embedded: readonly { readonly signature: number; readonly bytes: Uint8Array }[]
}

/** Puts signatures to the files whose digest they have. Nothing is verified yet. */
export function pairFiles({ files, signatures }: PairingInput): PairingOutput {
  const seals = new Map<number, NamedFile>()
  for (const [place, file] of files.entries()) {
    const seal = file.isArchive ? signatureOfArchive(file, signatures) : undefined
    if (seal) seals.set(place, seal)
  }
  const used = new Set(seals.values())
  const { signed, lonely } = pairSignatures<NamedFile>(
    files.filter(({ isArchive }) => !isArchive),
    signatures.filter((one) => !used.has(one)),
  )
  const placeOf = new Map(signatures.map((signature, place) => [signature, place]))
  const found = new Map(signed.map((one) => [one.file, one]))

  const pairOf = (file: SignableFile, place: number): PairingOutput['files'][number] => {
    if (file.isArchive) return undefined
    const { signature, foreign } = found.get(file) ?? {}
    const own = signature && placeOf.get(signature)
    if (own !== undefined) return { signature: own, signed: place }
    for (let outer = file.archive; outer !== undefined; outer = files[outer]?.archive) {
      const seal = seals.get(outer)
      const sealPlace = seal && placeOf.get(seal)
      if (sealPlace !== undefined) return { signature: sealPlace, signed: outer }
    }
    return foreign && { foreign: foreign.name }
  }

  return {
    files: files.map(pairOf),
    embedded: lonely.flatMap((signature) => {
      const content = contentOf(signature.bytes)
      // A copy: the rest of the signature is no part of it.
      return content ? [{ signature: placeOf.get(signature) ?? 0, bytes: Uint8Array.from(content) }] : []
    }),
  }
}

function contentOf(signature: Uint8Array): Uint8Array | undefined {
  try {
    return signedContent(signature)
  } catch (error) {
    if (error instanceof SignatureError) return undefined
    throw error
  }
}
