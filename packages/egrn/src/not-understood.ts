import { saysNothing } from '@proverka/domain/reports'
import { isLeftOut } from './known-parts.ts'
import type { XmlAttribute, XmlNode } from './tree.ts'

/** A list longer than this says nothing more; the last entry then tells how many were left off. */
const MAX_PATHS = 200

const GUID = /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i

/** True for a text that tells a reader nothing: an identifier of a system, or that there is no value. */
const isMute = (text: string): boolean => GUID.test(text) || saysNothing(text)

/** True for an unread attribute that tells something. */
export function isUnreadAttribute({ name, seen, value }: XmlAttribute): boolean {
  return !seen && name !== 'Version' && !(value !== '' && isMute(value))
}

/** True for an unread element that tells something; an element that is there and empty may be a mark of its own. */
export function isUnreadElement(node: XmlNode): boolean {
  if (node.seen) return false
  return node.children.length > 0 || node.attributes.length > 0 || node.text === '' || !isMute(node.text)
}

/** Paths of elements (`root/a/b`) and attributes (`root/a/@b`) that no reader asked for, each once (FIND-08). */
export function listNotUnderstood(root: XmlNode): string[] {
  const paths = new Set<string>()
  collect(root, root.name, paths)
  if (paths.size <= MAX_PATHS) return [...paths]
  return [...[...paths].slice(0, MAX_PATHS), `… и ещё ${paths.size - MAX_PATHS}`]
}

function collect(node: XmlNode, path: string, paths: Set<string>): void {
  for (const attribute of node.attributes)
    if (isUnreadAttribute(attribute)) paths.add(`${path}/@${attribute.name}`)
  for (const one of node.children) {
    if (isLeftOut(node.name, one.name)) continue
    const own = `${path}/${one.name}`
    if (one.seen) collect(one, own, paths)
    else if (isUnreadElement(one)) paths.add(own)
  }
}
