import { isLeftOut } from './known-parts.ts'
import type { XmlNode } from './tree.ts'

/** A list longer than this says nothing more; the last entry then tells how many were left off. */
const MAX_PATHS = 200

/** Paths of elements (`root/a/b`) and attributes (`root/a/@b`) that no reader asked for, each once (FIND-08). */
export function listNotUnderstood(root: XmlNode): string[] {
  const paths = new Set<string>()
  collect(root, root.name, paths)
  if (paths.size <= MAX_PATHS) return [...paths]
  return [...[...paths].slice(0, MAX_PATHS), `… и ещё ${paths.size - MAX_PATHS}`]
}

function collect(node: XmlNode, path: string, paths: Set<string>): void {
  for (const attribute of node.attributes) if (!attribute.seen) paths.add(`${path}/@${attribute.name}`)
  for (const one of node.children) {
    if (isLeftOut(node.name, one.name)) continue
    const own = `${path}/${one.name}`
    if (one.seen) collect(one, own, paths)
    else paths.add(own)
  }
}
