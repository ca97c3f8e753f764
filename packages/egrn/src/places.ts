import type { Extract, ExtractQuestion } from '@proverka/domain/reports'
import type { ExtractPointer } from '@proverka/domain/views'
import { objectRecordIn } from './object.ts'
import { factElements } from './object-places.ts'
import { legacyObjectIn } from './legacy-object.ts'
import { listOrigins } from './origin.ts'
import { findParts } from './parts.ts'
import { child } from './read-node.ts'
import type { XmlNode } from './tree.ts'

/**
 * Where in the file something was read.
 *
 * @category Read an extract
 */
export interface ExtractPlace {
  /** Elements from the root down, without it; `[2]` is the second of its name there. */
  readonly path: string
  /** Line of the file that it begins in, from 1 on. */
  readonly line: number
  /** Its text in the decoded file, in UTF-16 units, tags included. */
  readonly start: number
  readonly end: number
}

/**
 * Places by JSON Pointer into the extract (`/rights/0`, `/object/area`, `/parts/claims`). What is not there is absent.
 *
 * @category Read an extract
 */
export type ExtractPlaces = Readonly<Record<ExtractPointer, ExtractPlace>>

/** The place of every fact and entry of an extract, and of the parts that answer its questions. */
export function listPlaces(root: XmlNode, extract: Extract, text: string): ExtractPlaces {
  const nodes = new Map<ExtractPointer, XmlNode>(listNodes(root, extract))
  const paths = findPaths(root, new Set(nodes.values()))
  const starts = [...nodes].map(([pointer, node]) => ({ pointer, node, start: startOf(node, text) }))
  const places: Record<ExtractPointer, ExtractPlace> = {}
  const lineAt = createLineCounter(text)
  for (const { pointer, node, start } of starts.toSorted((a, b) => a.start - b.start)) {
    places[pointer] = { path: paths.get(node) ?? '', line: lineAt(start), start, end: node.closed }
  }
  return places
}

/** Tells the line of places that are asked for in their order; each line break is looked for once. */
function createLineCounter(text: string): (at: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (at) => {
    while (next >= 0 && next < at) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}

/** A tag contains no other `<`: the last one before its end starts it. */
function startOf(node: XmlNode, text: string): number {
  return Math.max(0, text.lastIndexOf('<', node.opened - 1))
}

function* listNodes(root: XmlNode, extract: Extract): Generator<[ExtractPointer, XmlNode]> {
  const record =
    objectRecordIn(root) ?? objectRecordIn(child(root, 'base_data')) ?? legacyObjectIn(root) ?? root
  for (const [field, node] of factElements(extract.object, record, root)) yield [`/object/${field}`, node]
  yield ['/kind', root]
  for (const field of ['asked', 'reason'] as const) {
    const node = extract.notice?.[field] && NOTICE[field].map((name) => child(root, name)).find(Boolean)
    if (node) yield [`/notice/${field}`, node]
  }
  const origins = listOrigins(root)
  for (const list of ['rights', 'encumbrances', 'marks', 'objects'] as const) {
    for (const [index, entry] of (extract[list] ?? []).entries()) {
      const node = origins.get(entry)
      if (node) yield [`/${list}/${index}`, node]
    }
  }
  const parts = findParts(root)
  for (const question of Object.keys(extract.parts ?? {})) {
    const [node] = parts[question as ExtractQuestion]
    if (node) yield [`/parts/${question}`, node]
  }
}

const NOTICE = {
  asked: ['view_request_info', 'content_request', 'right_holders'],
  reason: ['reasons_notification', 'litigations'],
}

function findPaths(root: XmlNode, wanted: ReadonlySet<XmlNode>): Map<XmlNode, string> {
  const paths = new Map<XmlNode, string>([[root, root.name]])
  const walk = (node: XmlNode, path: string): void => {
    const counts = new Map<string, number>()
    for (const { name } of node.children) counts.set(name, (counts.get(name) ?? 0) + 1)
    const passed = new Map<string, number>()
    for (const one of node.children) {
      const place = (passed.get(one.name) ?? 0) + 1
      passed.set(one.name, place)
      const step = (counts.get(one.name) ?? 0) > 1 ? `${one.name}[${place}]` : one.name
      const own = path === '' ? step : `${path}/${step}`
      if (wanted.has(one)) paths.set(one, own)
      walk(one, own)
    }
  }
  walk(root, '')
  return paths
}
