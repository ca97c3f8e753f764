import { SaxesParser } from 'saxes'
import { readArea } from '../area.ts'
import { createDecoder, encodingOf } from '../encoding.ts'
import { ExtractError } from '../errors.ts'
import { attribute, child, dateOf, factOf, textOf } from '../read-node.ts'
import { asExtractError, localName, type XmlNode } from '../tree.ts'
import { PLAN_RECORDS, readPlanObject, type PlanObject } from './plan-object.ts'
import { createRecordBuilder } from './record-builder.ts'

/**
 * A quarter of a plan.
 *
 * @category Read a cadastral plan
 */
export interface PlanQuarter {
  /** «50:01:0010101». */
  readonly number: string
  /** Hectares, whatever unit the file writes. */
  readonly area?: number
}

/**
 * What a cadastral plan of a territory says of itself.
 *
 * @category Read a cadastral plan
 */
export interface Plan {
  /** `old`: KPT v09 and v10; `new`: `extract_cadastral_plan_territory`. */
  readonly form: 'old' | 'new'
  /** The day of the plan, YYYY-MM-DD; absent where the file does not say it. */
  readonly day?: string
  readonly number?: string
  readonly quarters: readonly PlanQuarter[]
  /** Names of coordinate systems by the ids that contours of the old form carry. */
  readonly coordinateSystems: Readonly<Record<string, string>>
  /** Records without a number, which cannot be identified. */
  readonly unnumbered: number
}

const ROOTS: Readonly<Record<string, Plan['form']>> = {
  KPT: 'old',
  extract_cadastral_plan_territory: 'new',
}

/** Elements beside the records, by `parent/name`, that are read as a whole. */
const PARTS = new Set([
  'cadastral_block/cadastral_number',
  'cadastral_block/area_quarter',
  'extract_cadastral_plan_territory/details_statement',
  'CadastralBlock/Area',
  'KPT/CertificationDoc',
  'CadastralBlock/CoordSystems',
  'KPT/CoordSystems',
])

const SQUARE_METRES_OF_HECTARE = 10_000

/** Bytes that the encoding is judged by. */
const HEAD_BYTES = 65_536

/**
 * Reads a plan of any size in flat memory: records are handed out one by one while the file is read, the plan's own facts
 * follow at its end, where the old form has them. Throws `ExtractError` for what is no plan or not whole: then the records
 * that were handed out must not be used.
 *
 * @category Read a cadastral plan
 * @example
 * ```ts
 * import { readPlan, type PlanObject } from '@proverka/egrn/plan'
 *
 * async function* inParts() {
 *   yield planBytes.slice(0, 1000)
 *   yield planBytes.slice(1000)
 * }
 * const objects: PlanObject[] = []
 * const plan = await readPlan(inParts(), (object) => void objects.push(object))
 * plan.form // 'new'
 * plan.quarters.map(({ number }) => number) // ['00:01:0101001']
 * objects.map(({ kind }) => kind).slice(0, 2) // ['land', 'land']
 * ```
 */
export async function readPlan(
  chunks: AsyncIterable<Uint8Array>,
  onObject: (object: PlanObject) => Promise<void> | void,
): Promise<Plan> {
  const state = createState()
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new ExtractError('forbidden-markup')
  })
  parser.on('opentag', ({ name, attributes }) => state.open(localName(name), attributes))
  parser.on('text', (text) => state.text(text))
  parser.on('cdata', (text) => state.text(text))
  parser.on('closetag', () => state.close())
  for await (const text of decode(chunks)) {
    write(text)
    for (const object of state.takeObjects()) await onObject(object)
  }
  try {
    parser.close()
  } catch (cause) {
    throw asExtractError(cause, 'truncated')
  }
  return state.plan()

  function write(text: string): void {
    try {
      parser.write(text)
    } catch (cause) {
      throw asExtractError(cause, 'not-xml')
    }
  }
}

/** The text of a file in the encoding that it has; its beginning is judged before anything is decoded. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array[] | undefined = []
  let size = 0
  let decoder: TextDecoder | undefined
  const start = (parts: readonly Uint8Array[]): string => {
    const bytes = concat(parts)
    decoder = createDecoder(encodingOf(bytes) ?? '')
    if (!decoder) throw new ExtractError('not-xml')
    // Editors leave blank lines before the declaration, which XML forbids.
    return decoder.decode(bytes, { stream: true }).trimStart()
  }
  try {
    for await (const chunk of chunks) {
      if (!head) {
        yield decoder?.decode(chunk, { stream: true }) ?? ''
        continue
      }
      head.push(chunk)
      size += chunk.length
      if (size < HEAD_BYTES) continue
      yield start(head)
      head = undefined
    }
    if (head) yield start(head)
  } catch (cause) {
    if (cause instanceof TypeError) throw new ExtractError('not-xml', { cause })
    throw cause
  }
  try {
    yield decoder?.decode() ?? ''
  } catch (cause) {
    throw new ExtractError('truncated', { cause })
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function createState() {
  const path: string[] = []
  const builder = createRecordBuilder()
  let form: Plan['form'] | undefined
  let objects: PlanObject[] = []
  let unnumbered = 0
  let day: string | undefined
  let number: string | undefined
  const quarters: { number: string; area?: number }[] = []
  const coordinateSystems: Record<string, string> = {}

  function take(node: XmlNode): void {
    const quarter = quarters.at(-1)
    switch (node.name) {
      case 'cadastral_number':
        quarters.push({ number: node.text })
        return
      case 'area_quarter':
      case 'Area': {
        const area = readArea(node)
        if (quarter && area !== undefined) quarter.area = area / SQUARE_METRES_OF_HECTARE
        return
      }
      case 'details_statement': {
        const top = child(node, 'group_top_requisites')
        day = dateOf(top, 'date_formation')?.slice(0, 10)
        number = factOf(top, 'registration_number')
        return
      }
      case 'CertificationDoc':
        day = dateOf(node, 'Date')?.slice(0, 10)
        number = textOf(node, 'Number')
        return
      case 'CoordSystems':
        for (const system of node.children) {
          const id = attribute(system, 'CsId')
          const name = attribute(system, 'Name')
          if (id !== undefined && name !== undefined) coordinateSystems[id] = name
        }
        return
      default: {
        const object = readPlanObject(node, quarter?.number ?? '', form === 'old')
        if (object) objects.push(object)
        else unnumbered += 1
      }
    }
  }

  return {
    open(name: string, attributes: Record<string, string>): void {
      const parent = path.at(-1)
      path.push(name)
      if (parent === undefined) {
        form = ROOTS[name]
        if (form === undefined) throw new ExtractError('other-schema')
      }
      if (name === 'CadastralBlock') quarters.push({ number: attributes['CadastralNumber'] ?? '' })
      if (builder.isOpen() || name in PLAN_RECORDS || PARTS.has(`${parent}/${name}`))
        builder.open(name, attributes)
    },
    text: (text: string): void => builder.text(text),
    close(): void {
      path.pop()
      const whole = builder.close()
      if (whole) take(whole)
    },
    /** The records that are whole since the last call. */
    takeObjects(): readonly PlanObject[] {
      const taken = objects
      objects = []
      return taken
    },
    plan(): Plan {
      if (form === undefined) throw new ExtractError('truncated')
      return {
        form,
        ...(day !== undefined && { day }),
        ...(number !== undefined && { number }),
        quarters,
        coordinateSystems,
        unnumbered,
      }
    },
  }
}
