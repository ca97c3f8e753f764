import { SaxesParser } from 'saxes'
import { ExtractError } from './errors.ts'
import { isPruned } from './known-parts.ts'
import { isKnownRoot } from './kinds.ts'

export interface XmlAttribute {
  readonly name: string
  readonly value: string
  /** Set by the reader that uses it; an unread one is reported. */
  seen: boolean
}

/** An element by its local name. Namespaces differ between years and carry no meaning here. */
export interface XmlNode {
  readonly name: string
  /** Shared by all that have none, as the attributes are: most elements hold nothing but their text. */
  children: readonly XmlNode[]
  readonly attributes: readonly XmlAttribute[]
  /** Text directly inside, trimmed, runs of white space as one space. */
  text: string
  /** Set by the reader that uses it; an unread one is reported. */
  seen: boolean
  /** Where the opening tag ends in the text, in UTF-16 units. */
  readonly opened: number
  /** Where the closing tag ends in the text. */
  closed: number
  /** Entries of the extract that were read from it (`origin.ts`). */
  entries: readonly object[]
}

export const MAX_DEPTH = 64

/** Real extracts stay far below; a file of empty tags would otherwise fill the memory. */
export const MAX_NODES = 1_500_000

const SLICE = 65_536

/**
 * Reads XML into a light tree in one pass, without geometry (`isPruned`).
 * Throws `ExtractError`: `not-xml`, `other-schema` at the first tag, `truncated`, `forbidden-markup`, `too-large`.
 */
export function parseTree(xml: string, onProgress?: (share: number) => void): XmlNode {
  const builder = createBuilder()
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new ExtractError('forbidden-markup')
  })
  // Editors leave blank lines before the declaration, which XML forbids.
  const begin = Math.max(0, xml.search(/\S/))
  parser.on('opentag', (tag) => builder.open(tag.name, tag.attributes, begin + parser.position))
  parser.on('text', (text) => builder.text(text))
  parser.on('cdata', (text) => builder.text(text))
  parser.on('closetag', () => builder.close(begin + parser.position))

  try {
    for (let at = begin; at < xml.length; at += SLICE) {
      parser.write(xml.slice(at, at + SLICE))
      onProgress?.(Math.min(1, (at + SLICE) / xml.length))
    }
  } catch (cause) {
    throw asExtractError(cause, 'not-xml')
  }
  try {
    parser.close()
  } catch (cause) {
    throw asExtractError(cause, 'truncated')
  }
  return builder.root()
}

export function asExtractError(cause: unknown, code: 'not-xml' | 'truncated'): ExtractError {
  if (cause instanceof ExtractError) return cause
  const undefinedEntity = cause instanceof Error && cause.message.includes('undefined entity')
  return new ExtractError(undefinedEntity ? 'forbidden-markup' : code, { cause })
}

function createBuilder() {
  const open: XmlNode[] = []
  let root: XmlNode | undefined
  let nodes = 0
  let depth = 0
  /** Depth of the pruned element that we are inside of, 0 outside. */
  let prunedAt = 0

  return {
    open(qualifiedName: string, attributes: Record<string, string>, at: number) {
      depth += 1
      if (depth > MAX_DEPTH) throw new ExtractError('forbidden-markup')
      if (prunedAt > 0) return

      const node = createNode(localName(qualifiedName), attributes, at)
      nodes += 1 + node.attributes.length
      if (nodes > MAX_NODES) throw new ExtractError('too-large')

      const parent = open.at(-1)
      if (parent) addChild(parent, node)
      else if (isKnownRoot(node.name)) root = node
      else throw new ExtractError('other-schema')

      if (parent && isPruned(node.name)) prunedAt = depth
      else open.push(node)
    },
    text(text: string) {
      const node = open.at(-1)
      if (!node || prunedAt > 0) return
      // Indentation is most of the text of a file that is set in lines.
      if (text.trim() !== '') node.text += text
      else if (node.text !== '') node.text += ' '
    },
    close(at: number) {
      if (prunedAt === 0) {
        const node = open.pop()
        if (node) {
          if (node.text !== '') node.text = squeezed(node.text)
          node.closed = at
        }
      } else if (prunedAt === depth) {
        prunedAt = 0
        const pruned = open.at(-1)?.children.at(-1)
        if (pruned) pruned.closed = at
      }
      depth -= 1
    },
    root(): XmlNode {
      if (!root) throw new ExtractError('truncated')
      return root
    },
  }
}

const NOTHING: readonly never[] = []

export function addChild(parent: XmlNode, node: XmlNode): void {
  if (parent.children === NOTHING) parent.children = [node]
  else (parent.children as XmlNode[]).push(node)
}

/** Most texts have no white space at all, or nothing else. */
export function squeezed(text: string): string {
  return /\s/.test(text) ? text.trim().replace(/\s+/g, ' ') : text
}

export function createNode(name: string, attributes: Record<string, string>, opened: number): XmlNode {
  let kept: XmlAttribute[] | undefined
  for (const qualifiedName in attributes) {
    if (/^(?:xmlns|xsi|xml)(?::|$)/.test(qualifiedName)) continue
    kept ??= []
    kept.push({
      name: localName(qualifiedName),
      value: attributes[qualifiedName]?.trim() ?? '',
      seen: false,
    })
  }
  return {
    name,
    children: NOTHING,
    attributes: kept ?? NOTHING,
    text: '',
    seen: false,
    opened,
    closed: opened,
    entries: NOTHING,
  }
}

export function localName(qualifiedName: string): string {
  return qualifiedName.slice(qualifiedName.indexOf(':') + 1)
}
