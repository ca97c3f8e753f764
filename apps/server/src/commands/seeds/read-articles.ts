import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ARTICLES } from '../../platform/locations.ts'
import { articleBlockSchema } from '@proverka/domain/sites'
import type { ArticleBlock, ArticleLink } from '@proverka/domain/sites'
import * as v from 'valibot'
import { drawingUrl, isDrawing } from './article-drawings.ts'

/** An article as its file says. */
export interface SeedArticle {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly image: string | null
  readonly category: string
  readonly author: string
  readonly tags: readonly string[]
  readonly createdAt: Date
  /** When its text last changed, if ever. */
  readonly updatedAt: Date | null
  readonly content: readonly ArticleBlock[]
}

/** Articles come out at nine in the morning of Moscow. */
const TIME_OF_DAY = 'T06:00:00.000Z'

/** All articles of the folder; the name of a file is the id of its article. */
export async function readArticles(): Promise<SeedArticle[]> {
  const files = (await readdir(ARTICLES)).filter((name) => name.endsWith('.txt')).toSorted()
  return Promise.all(
    files.map(async (name) =>
      parseArticle(basename(name, '.txt'), await readFile(join(ARTICLES, name), 'utf8')),
    ),
  )
}

/**
 * A head of `name: value` lines, then pieces that are separated by blank lines: `# headings`, `- lists`, paragraphs with
 * `[links](route)`, `§ laws`, `! checks`, `[ ] checklists` and `= terms`.
 */
export function parseArticle(id: string, text: string): SeedArticle {
  const [head = '', ...parts] = text.trim().split(/\n\s*\n/)
  const fields = new Map(
    head.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name, value.join(':').trim()]
    }),
  )
  const field = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`article ${id} has no ${name}`)
    return value
  }
  const image = fields.get('image') ?? ''
  const updated = fields.get('updated')
  return {
    id,
    title: field('title'),
    lead: field('lead'),
    image: isDrawing(image) ? drawingUrl(image) : null,
    category: field('category'),
    author: field('author'),
    tags: field('tags').split(/,\s*/),
    createdAt: new Date(field('date') + TIME_OF_DAY),
    updatedAt: updated ? new Date(updated + TIME_OF_DAY) : null,
    content: parts.map(parseBlock),
  }
}

function parseBlock(part: string): ArticleBlock {
  const lines = part.split('\n')
  const [first = '', ...rest] = lines
  const kind = Object.keys(BLOCKS).find((mark) => first.startsWith(mark))
  return kind ? BLOCKS[kind]!(first.slice(kind.length).trim(), rest, lines) : paragraph(lines.join(' '))
}

type ReadBlock = (first: string, rest: readonly string[], lines: readonly string[]) => ArticleBlock

/** How a piece is read by the mark that it begins with. */
const BLOCKS: Readonly<Record<string, ReadBlock>> = {
  '# ': (text) => ({ kind: 'heading', text }),
  '- ': (_, __, lines) => {
    const read = lines.map((line) => readLinks(line.slice(2)))
    const links = read.flatMap((item) => item.links)
    return { kind: 'list', items: read.map(({ text }) => text), ...(links.length > 0 && { links }) }
  },
  '§ ': (source, rest) => ({ kind: 'law', source, text: rest.join(' ') }),
  // `! route product`, the title, the text.
  '! ': (target, [title = '', ...rest]) => {
    const [route = '', product] = target.split(' ')
    return { kind: 'check', title, text: rest.join(' '), route, ...(product !== undefined && { product }) }
  },
  // `[ ] what is to be done | why`
  '[ ] ': (_, __, lines) => ({
    kind: 'checklist',
    items: lines.map((line) => {
      const [text = '', note] = line.slice(4).split(' | ')
      return { text, ...(note !== undefined && { note }) }
    }),
  }),
  '= ': (name) => v.parse(articleBlockSchema, { kind: 'terms', name }),
}

function paragraph(source: string): ArticleBlock {
  const { text, links } = readLinks(source)
  return { kind: 'paragraph', text, ...(links.length > 0 && { links }) }
}

/** `[words](route)` as its words and where they lead. */
function readLinks(source: string): { readonly text: string; readonly links: ArticleLink[] } {
  const links: ArticleLink[] = []
  const text = source.replaceAll(/\[([^\]]+)\]\(([\w-]+)\)/g, (_, words: string, route: string) => {
    links.push({ text: words, route })
    return words
  })
  return { text, links }
}
