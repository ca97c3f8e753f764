import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ARTICLES } from '../../platform/locations.ts'
import { drawingUrl, isDrawing, parseArticleSource } from '@proverka/domain/sites'
import type { ArticleBlock, Drawing } from '@proverka/domain/sites'

/** An article as its file says. */
export interface SeedArticle {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly image: string | null
  readonly drawing: Drawing | null
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

/** A head of `name: value` lines, a blank line, and the source of the article. Throws where something cannot be read. */
export function parseArticle(id: string, text: string): SeedArticle {
  const [head = ''] = text.trim().split(/\n\s*\n/, 1)
  const { blocks, faults } = parseArticleSource(text.trim().slice(head.length))
  const [fault] = faults
  if (fault) throw new Error(`article ${id}: ${fault.text}`)
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
    drawing: isDrawing(image) ? image : null,
    category: field('category'),
    author: field('author'),
    tags: field('tags').split(/,\s*/),
    createdAt: new Date(field('date') + TIME_OF_DAY),
    updatedAt: updated ? new Date(updated + TIME_OF_DAY) : null,
    content: blocks,
  }
}
