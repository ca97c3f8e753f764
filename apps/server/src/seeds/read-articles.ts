import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ArticleBlock } from '@proverka/api/contract'
import { ARTICLES } from '../locations.ts'
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

/** A head of `name: value` lines, then paragraphs, `# headings` and `- lists`, separated by blank lines. */
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
  return {
    id,
    title: field('title'),
    lead: field('lead'),
    image: isDrawing(image) ? drawingUrl(image) : null,
    category: field('category'),
    author: field('author'),
    tags: field('tags').split(/,\s*/),
    createdAt: new Date(field('date') + TIME_OF_DAY),
    content: parts.map(parseBlock),
  }
}

function parseBlock(part: string): ArticleBlock {
  const lines = part.split('\n')
  if (part.startsWith('# ')) return { kind: 'heading', text: part.slice(2) }
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}
