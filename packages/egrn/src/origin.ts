import type { XmlNode } from './tree.ts'

/** Remembers at an element the entry of the extract that was read from it. */
export function readFrom<T extends object>(node: XmlNode, entry: T): T {
  node.entries = [...node.entries, entry]
  return entry
}

/** The elements that the entries of an extract were read from. */
export function listOrigins(root: XmlNode): ReadonlyMap<object, XmlNode> {
  const origins = new Map<object, XmlNode>()
  const walk = (node: XmlNode): void => {
    for (const entry of node.entries) origins.set(entry, node)
    for (const one of node.children) walk(one)
  }
  walk(root)
  return origins
}
