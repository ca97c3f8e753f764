import { ExtractError } from '../errors.ts'
import { addChild, createNode, MAX_DEPTH, MAX_NODES, squeezed, type XmlNode } from '../tree.ts'

/** Builds the tree of one record at a time, with its geometry; what is between records leaves nothing behind. */
export function createRecordBuilder() {
  let open: XmlNode[] = []
  let nodes = 0
  return {
    isOpen: (): boolean => open.length > 0,
    open(name: string, attributes: Record<string, string>): void {
      const node = createNode(name, attributes, 0)
      nodes += 1 + node.attributes.length
      if (open.length >= MAX_DEPTH) throw new ExtractError('forbidden-markup')
      if (nodes > MAX_NODES) throw new ExtractError('too-large')
      const parent = open.at(-1)
      if (parent) addChild(parent, node)
      open.push(node)
    },
    text(text: string): void {
      const node = open.at(-1)
      if (node && text.trim() !== '') node.text += text
    },
    /** The record, when its last element is closed. */
    close(): XmlNode | undefined {
      const node = open.pop()
      if (!node) return undefined
      if (node.text !== '') node.text = squeezed(node.text)
      if (open.length > 0) return undefined
      open = []
      nodes = 0
      return node
    },
  }
}
