import type { SignatureState } from '@proverka/domain/views'
import type { AppContext } from '../context.ts'
import type { PairingOutput } from '../../documents/signatures/pair-files.ts'
import type { ReceivedFile } from './archives/unpack-archive.ts'
import { toCompanion, type StoredCompanion } from './companions.ts'
import { readTrustedRoots } from './trusted-roots.ts'

/** Signatures of one task of another thread: each takes tens of milliseconds. */
const BATCH = 20

/** An XML with what is known of its signature. */
export interface SignedXml {
  readonly file: ReceivedFile
  readonly state: SignatureState
  /** Its signature, and the archive that this signs as a whole. */
  readonly companions: readonly StoredCompanion[]
}

/** A file, what is signed of it or around it, and the signature. */
interface ToCheck {
  readonly file: ReceivedFile
  readonly signed: ReceivedFile
  readonly signature: ReceivedFile
}

/** The XML files of a drop with their signatures, those inside of signatures too, and signatures of none of them. */
export async function readSignatures(
  context: AppContext,
  received: readonly ReceivedFile[],
): Promise<{ readonly signed: readonly SignedXml[]; readonly lonely: readonly ReceivedFile[] }> {
  const signatures = received.filter(({ kind }) => kind === 'signature' || kind === 'text-signature')
  const files = received.filter(({ kind }) => kind === 'xml' || kind === 'archive')
  const pairing = await pair(context, files, signatures)
  const unsigned: SignedXml[] = []
  const toCheck: ToCheck[] = []
  for (const [place, file] of files.entries()) {
    if (file.kind === 'archive') continue
    const found = pairing.files[place]
    const [signed, signature] =
      found && 'signed' in found ? [files[found.signed], signatures[found.signature]] : []
    if (signed && signature) toCheck.push({ file, signed, signature })
    else if (found && 'foreign' in found)
      unsigned.push({ file, state: { kind: 'foreign', name: found.foreign }, companions: [] })
    else unsigned.push({ file, state: { kind: 'absent' }, companions: [] })
  }
  for (const { signature: place, bytes } of pairing.embedded) {
    const signature = signatures[place]
    if (!signature) continue
    const file: ReceivedFile = { ...signature, kind: 'xml', bytes: Uint8Array.from(bytes) }
    toCheck.push({ file, signed: file, signature })
  }
  const used = new Set(toCheck.map(({ signature }) => signature))
  return {
    signed: [...(await checkAll(context, toCheck)), ...unsigned],
    lonely: signatures.filter((one) => !used.has(one)),
  }
}

async function pair(
  context: AppContext,
  files: readonly ReceivedFile[],
  signatures: readonly ReceivedFile[],
): Promise<PairingOutput> {
  if (signatures.length === 0) return { files: [], embedded: [] }
  const places = new Map(files.map((file, place) => [file, place]))
  return context.pairFiles({
    files: files.map(({ name, folder, bytes, kind, archive }) => ({
      name,
      folder,
      bytes,
      isArchive: kind === 'archive',
      archive: archive && places.get(archive),
    })),
    signatures: signatures.map(({ name, folder, bytes }) => ({ name, folder, bytes })),
  })
}

async function checkAll(context: AppContext, all: readonly ToCheck[]): Promise<readonly SignedXml[]> {
  const roots = all.length > 0 ? await readTrustedRoots(context) : []
  const checked: SignedXml[] = []
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH)
    const pairs = batch.map(({ signed, signature }) => ({ file: signed.bytes, signature: signature.bytes }))
    const states = await context.checkSignatures({ pairs, roots })
    for (const [index, { file, signed, signature }] of batch.entries()) {
      const state = states[index] ?? { kind: 'absent' }
      const isSealed = signed !== file
      checked.push({
        file,
        state: isSealed && state.kind === 'checked' ? { ...state, archiveName: signed.name } : state,
        companions: [
          toCompanion('signature', signature),
          ...(isSealed ? [toCompanion('archive', signed)] : []),
        ],
      })
    }
  }
  return checked
}
