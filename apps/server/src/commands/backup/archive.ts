import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { StartError } from '../../platform/db/start-error.ts'
import {
  DESCRIPTION,
  encodeJson,
  FORMAT,
  MANIFEST,
  readDescription,
  readManifest,
  type DatabaseDescription,
  type Manifest,
  type Part,
} from './manifest.ts'

/** Parts as one tar, made as fast as it is read. */
export function packParts(parts: AsyncIterable<Part>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const pack = async () => {
    for await (const { name, bytes } of parts) {
      const writer = controller.add({ name, size: bytes.length }).getWriter()
      await writer.write(bytes)
      await writer.close()
    }
    controller.finalize()
  }
  pack().catch((error: unknown) => controller.error(error))
  return readable
}

/** The parts of a tar. Throws where it is cut off or invalid. */
export async function* unpackParts(tar: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) }
}

/**
 * Writes an encrypted archive; the file appears whole or not at all, and its content is synced to disk. `countGone`
 * is called at the end. Returns the manifest.
 */
export async function writeArchive(
  file: string,
  encrypter: Encrypter,
  parts: AsyncIterable<Part>,
  countGone: () => number,
): Promise<Manifest> {
  const { manifest, sealed } = sealParts(parts, countGone)
  const draft = `${file}.part`
  try {
    const target = await open(draft, 'wx', 0o600)
    try {
      for await (const chunk of await encrypter.encrypt(packParts(sealed))) await target.writeFile(chunk)
      await target.sync()
    } finally {
      await target.close()
    }
    await rename(draft, file)
    return await manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The parts and, after them, the manifest that says what they are. */
function sealParts(parts: AsyncIterable<Part>, countGone: () => number) {
  const { promise: manifest, resolve } = Promise.withResolvers<Manifest>()
  async function* seal(): AsyncGenerator<Part> {
    const seen: Manifest['parts'] = []
    let database: DatabaseDescription | undefined
    for await (const part of parts) {
      seen.push(describePart(part))
      if (part.name === DESCRIPTION) database = readDescription(part.bytes)
      yield part
    }
    if (!database) throw new Error('the parts hold no database')
    const made: Manifest = { format: FORMAT, database, filesGone: countGone(), parts: seen }
    yield { name: MANIFEST, bytes: encodeJson(made) }
    resolve(made)
  }
  return { manifest, sealed: seal() }
}

const describePart = ({ name, bytes }: Part): Manifest['parts'][number] => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/**
 * Reads an archive part by part and checks each: only who has read it to its end, where its manifest is returned, knows
 * that it is whole. Throws `StartError` for a wrong key and for whatever is missing, changed or cut off.
 */
export async function* readArchive(file: string, decrypter: Decrypter): AsyncGenerator<Part, Manifest, void> {
  const parts = unpackParts(await decrypt(file, decrypter))
  const seen: Manifest['parts'] = []
  let manifest: Manifest | undefined
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw damaged(file, error)
    })
    if (next.done) break
    if (manifest) throw damaged(file, 'после описи есть лишнее')
    if (next.value.name === MANIFEST) manifest = parseManifest(file, next.value)
    else {
      seen.push(describePart(next.value))
      yield next.value
    }
  }
  if (!manifest) throw damaged(file, 'нет описи')
  const differs = manifest.parts.findIndex(
    ({ name, size, sha256 }, place) =>
      seen[place]?.name !== name || seen[place].size !== size || seen[place].sha256 !== sha256,
  )
  if (differs !== -1 || seen.length !== manifest.parts.length)
    throw damaged(file, `${manifest.parts[differs]?.name ?? 'число частей'} не сходится с описью`)
  return manifest
}

async function decrypt(file: string, decrypter: Decrypter): Promise<ReadableStream<Uint8Array>> {
  const source = createReadStream(file)
  try {
    return await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
  } catch (error) {
    source.destroy()
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== undefined) throw new StartError(`Резервная копия ${file} не читается: ${message}.`)
    if (message.includes('no identity matched'))
      throw new StartError(`Ключ не подходит к резервной копии ${file}: она зашифрована для другого.`)
    throw damaged(file, error)
  }
}

function parseManifest(file: string, { bytes }: Part): Manifest {
  try {
    return readManifest(bytes)
  } catch (error) {
    throw damaged(file, error)
  }
}

function damaged(file: string, reason: unknown): StartError {
  const words = reason instanceof Error ? reason.message : String(reason)
  return new StartError(`Резервная копия ${file} повреждена или обрезана (${words}): восстанавливать нечего.`)
}
