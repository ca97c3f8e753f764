import type { ArticleBlock, ArticleLink } from './article-block.ts'
import { linkedParts } from './article-text.ts'
import { LEGAL_TERMS } from './legal-terms.ts'

/** What cannot be read in the source of an article. */
export interface SourceFault {
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** The pieces of a source, and what of it could not be read. */
export interface ParsedSource {
  readonly blocks: readonly ArticleBlock[]
  readonly faults: readonly SourceFault[]
}

interface Piece {
  /** Line of its beginning, from 1. */
  readonly line: number
  readonly lines: readonly string[]
}

type Read = ArticleBlock | { readonly fault: string }

/**
 * Reads the pieces of an article, which blank lines separate: `# headings`, `- lists`, paragraphs with `[links](route)`,
 * `§ laws`, `! checks`, `[ ] checklists` and `= terms`. Markup of other kinds stays text.
 */
export function parseArticleSource(source: string): ParsedSource {
  const blocks: ArticleBlock[] = []
  const faults: SourceFault[] = []
  for (const { line, lines } of piecesOf(source)) {
    const read = readPiece(lines)
    if ('fault' in read) faults.push({ line, text: read.fault })
    else blocks.push(read)
  }
  return { blocks, faults }
}

function piecesOf(source: string): readonly Piece[] {
  const pieces: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const isBlank = line.trim() === ''
    if (!isBlank && isOpen) pieces.at(-1)?.lines.push(line)
    else if (!isBlank) pieces.push({ line: index + 1, lines: [line] })
    isOpen = !isBlank
  }
  return pieces
}

const MARKS = ['# ', '- ', '§ ', '! ', '[ ] ', '= '] as const

function readPiece(lines: readonly string[]): Read {
  const [first = '', ...rest] = lines
  const mark = MARKS.find((one) => first.startsWith(one))
  return mark ? READERS[mark](first.slice(mark.length).trim(), rest, lines) : paragraph(lines)
}

type ReadPiece = (first: string, rest: readonly string[], lines: readonly string[]) => Read

/** How a piece is read by the mark that it begins with. */
const READERS: Readonly<Record<(typeof MARKS)[number], ReadPiece>> = {
  '# ': (text, rest) => {
    if (rest.length > 0) return { fault: 'После заголовка оставьте пустую строку' }
    return text === '' ? { fault: 'У заголовка нет слов' } : { kind: 'heading', text }
  },
  '- ': (_, __, lines) => {
    const sources = itemsOf(lines, '- ')
    if (sources.includes('')) return EMPTY_ITEM
    const read = sources.map(readLinks)
    const links = read.flatMap((item) => item.links)
    return { kind: 'list', items: read.map(({ text }) => text), ...(links.length > 0 && { links }) }
  },
  '§ ': (source, rest) => {
    const text = joined(rest)
    return source === '' || text === ''
      ? { fault: 'Закон: первая строка — статья и номер, вторая — что она говорит' }
      : { kind: 'law', source, text }
  },
  '! ': (target, [title = '', ...rest]) => {
    const [route = '', product, ...others] = target.split(/\s+/)
    const text = joined(rest)
    if (route === '' || others.length > 0 || title.trim() === '' || text === '')
      return { fault: 'Проверка: первая строка — страница и товар, вторая — заголовок, третья — текст' }
    return { kind: 'check', title: title.trim(), text, route, ...(product !== undefined && { product }) }
  },
  '[ ] ': (_, __, lines) => {
    const items = itemsOf(lines, '[ ] ').map((item) => {
      const [text = '', ...note] = item.split(' | ')
      return { text: text.trim(), ...(note.length > 0 && { note: note.join(' | ').trim() }) }
    })
    return items.some(({ text }) => text === '') ? EMPTY_ITEM : { kind: 'checklist', items }
  },
  '= ': (name, rest) =>
    isTerms(name) && rest.length === 0
      ? { kind: 'terms', name }
      : { fault: `Нет такого расчета сроков: «${name}». Есть: ${Object.keys(LEGAL_TERMS).join(', ')}` },
}

const EMPTY_ITEM = { fault: 'Пустой пункт списка' }

const isTerms = (name: string): name is keyof typeof LEGAL_TERMS => Object.hasOwn(LEGAL_TERMS, name)

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ')

/** Items by their mark; a line without it belongs to the item above. */
function itemsOf(lines: readonly string[], mark: string): readonly string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith(mark)) items.push(line.slice(mark.length).trim())
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim())
  }
  return items
}

function paragraph(lines: readonly string[]): ArticleBlock {
  const { text, links } = readLinks(joined(lines))
  return { kind: 'paragraph', text, ...(links.length > 0 && { links }) }
}

/** `[words](route)` as its words and where they lead. */
function readLinks(source: string): { readonly text: string; readonly links: ArticleLink[] } {
  const links: ArticleLink[] = []
  const text = source.replaceAll(/\[([^[\]]+)\]\(([\w-]+)\)/g, (_, words: string, route: string) => {
    links.push({ text: words, route })
    return words
  })
  return { text, links }
}

/** The source of an article: `parseArticleSource` reads the same pieces from it. */
export function formatArticleSource(blocks: readonly ArticleBlock[]): string {
  return blocks.map(sourceOf).join('\n\n')
}

function sourceOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `# ${block.text}`
    case 'paragraph':
      return withLinks(block.text, block.links)
    case 'list':
      return listSource(block)
    case 'law':
      return `§ ${block.source}\n${block.text}`
    case 'check': {
      const target = block.product === undefined ? block.route : `${block.route} ${block.product}`
      return `! ${target}\n${block.title}\n${block.text}`
    }
    case 'checklist':
      return block.items
        .map(({ text, note }) => (note === undefined ? `[ ] ${text}` : `[ ] ${text} | ${note}`))
        .join('\n')
    case 'terms':
      return `= ${block.name}`
  }
}

const withLinks = (text: string, links: readonly ArticleLink[] | undefined): string =>
  linkedParts(text, links)
    .map((part) => (part.route === undefined ? part.text : `[${part.text}](${part.route})`))
    .join('')

/** The links of a list are those of its items, in their order: each belongs to the first item with its words. */
function listSource({ items, links = [] }: Extract<ArticleBlock, { kind: 'list' }>): string {
  let waiting = [...links]
  return items
    .map((item) => {
      const own: ArticleLink[] = []
      waiting = waiting.filter((link) => {
        if (!item.includes(link.text) || own.some(({ text }) => text === link.text)) return true
        own.push(link)
        return false
      })
      return `- ${withLinks(item, own)}`
    })
    .join('\n')
}
