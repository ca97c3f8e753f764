import { SaxesParser } from 'saxes'
import { LoadError } from '../load-error.ts'

export type Attributes = Readonly<Record<string, string | undefined>>

/** Sees the elements below the root of a file one after another. */
export type OnElement = (name: string, attributes: Attributes) => void

/**
 * Reads a file of GAR, one line of up to gigabytes, in flat memory. `afterChunk` is awaited after each piece, with its
 * bytes. Throws `LoadError` with the byte at which the XML ends or breaks.
 */
export async function readElements(
  place: string,
  chunks: AsyncIterable<Uint8Array>,
  onElement: OnElement,
  afterChunk: (bytes: number) => Promise<void> | void,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  let read = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth === 2) onElement(name, attributes)
  })
  parser.on('closetag', () => (depth -= 1))
  for await (const chunk of chunks) {
    try {
      parser.write(decoder.decode(chunk, { stream: true }))
    } catch (error) {
      if (error instanceof LoadError) throw error
      throw new LoadError(`${place}: XML поврежден около байта ${read}.`)
    }
    read += chunk.length
    await afterChunk(chunk.length)
  }
  try {
    parser.write(decoder.decode())
    parser.close()
  } catch {
    throw new LoadError(`${place}: XML обрывается на байте ${read}.`)
  }
}
