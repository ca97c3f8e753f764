import { SaxesParser } from 'saxes'
import { LoadError } from '../load-error.ts'

/** One value of a series, with its key and attributes by their concepts, as codes and texts of the file. */
export interface Observation {
  readonly concepts: ReadonlyMap<string, string>
  /** `2026` */
  readonly time: string
  readonly value: string
}

/** What the head of a file says before its values. */
export interface SdmxHeader {
  /** The day it was made, YYYY-MM-DD. */
  day: string | undefined
  indicator: string | undefined
  /** Names of the codes of each concept. */
  readonly names: Map<string, Map<string, string>>
}

const ROOT = 'GenericData'

/**
 * Reads an SDMX-ML 1.0 file of ЕМИСС (generic form) in flat memory; `onObservation` sees each value after the header. Throws
 * `LoadError` for another form, and with the byte at which the XML ends or breaks.
 */
export async function readSdmx(
  place: string,
  chunks: AsyncIterable<Uint8Array>,
  onObservation: (observation: Observation, header: SdmxHeader) => void,
): Promise<SdmxHeader> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser({ xmlns: false, position: false })
  const header: SdmxHeader = { day: undefined, indicator: undefined, names: new Map() }
  // The site answers with a page where it wants a sign-in, which need not be XML.
  const foreign = new LoadError(`${place}: это не выгрузка ЕМИСС в формате SDMX, в нем нет ${ROOT}.`)
  let isOfForm = false
  const path: string[] = []
  let list = new Map<string, string>()
  let code = ''
  let concepts = new Map<string, string>()
  let time = ''
  let text = ''
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name)
    if (path.length === 0 && tag !== ROOT) throw foreign
    isOfForm = true
    path.push(tag)
    text = ''
    if (tag === 'CodeList') header.names.set(attributes['id'] ?? '', (list = new Map()))
    else if (tag === 'Code') code = attributes['value'] ?? ''
    else if (tag === 'Indicator') header.indicator = attributes['id']
    else if (tag === 'Series') concepts = new Map()
    else if (tag === 'Value') concepts.set(attributes['concept'] ?? '', attributes['value'] ?? '')
    else if (tag === 'ObsValue') onObservation({ concepts, time, value: attributes['value'] ?? '' }, header)
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', () => {
    const tag = path.pop()
    if (tag === 'Time') time = text.trim()
    else if (tag === 'Prepared') header.day = /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0]
    else if (tag === 'Description' && path.at(-1) === 'Code') list.set(code, text.trim())
    text = ''
  })
  let read = 0
  for await (const chunk of chunks) {
    try {
      parser.write(decoder.decode(chunk, { stream: true }))
    } catch (error) {
      if (error instanceof LoadError) throw error
      if (!isOfForm) throw foreign
      throw new LoadError(`${place}: XML поврежден около байта ${read}.`)
    }
    read += chunk.length
  }
  try {
    parser.write(decoder.decode())
    parser.close()
  } catch {
    throw new LoadError(`${place}: XML обрывается на байте ${read}.`)
  }
  return header
}

/** `generic:Series` as `Series`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
