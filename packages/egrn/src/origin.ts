import type { XmlNode } from './tree.ts'

/** The element that each entry of an extract was read from; as long as the entry itself lives. */
const ORIGINS = new WeakMap<object, XmlNode>()

/** Remembers the element that an entry was read from. */
export function readFrom<T extends object>(node: XmlNode, entry: T): T {
  ORIGINS.set(entry, node)
  return entry
}

/** The element that an entry was read from. */
export function originOf(entry: object): XmlNode | undefined {
  return ORIGINS.get(entry)
}
