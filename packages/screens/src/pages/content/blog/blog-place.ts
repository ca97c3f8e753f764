import type { ArticlesWanted } from '@proverka/api/queries'
import { buildPath } from '@proverka/domain/navigation'

const FILTERS = ['title', 'category', 'tag', 'author'] as const

export type BlogFilter = Pick<ArticlesWanted, (typeof FILTERS)[number]>

/** What the list of the blog shows, as its address says it; what narrows nothing is left out (BLOG-03, BLOG-04). */
export function readBlogPlace(query: URLSearchParams): ArticlesWanted & { readonly page: number } {
  const page = Number(query.get('page'))
  const filter = FILTERS.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(filter),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address of a list. */
export function blogPath(filter: BlogFilter, page = 1): string {
  const chosen = FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return buildPath('blog', {}, { ...Object.fromEntries(chosen), ...(page > 1 && { page: String(page) }) })
}
