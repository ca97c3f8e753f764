import type { ArticleBlock, ArticleLink } from './article-block.ts'

/** Words per minute when reading Russian prose on a screen. */
const READING_SPEED = 180

/** Minutes that an article takes to read, at least one. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  const words = blocks.flatMap(textsOf).join(' ').split(/\s/).filter(Boolean).length
  return Math.max(1, Math.round(words / READING_SPEED))
}

function textsOf(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'checklist':
      return block.items.flatMap(({ text, note = '' }) => [text, note])
    case 'check':
      return [block.title, block.text]
    case 'terms':
      return []
    default:
      return [block.text]
  }
}

/** A heading with the name by which an address leads to it: `#три-года-на-отмену`. */
export interface ArticleSection {
  readonly id: string
  readonly title: string
}

/** The table of contents; headings with the same text get different ids. */
export function articleSections(blocks: readonly ArticleBlock[]): readonly ArticleSection[] {
  const taken = new Map<string, number>()
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return []
    const name = block.text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return [{ id: count === 1 ? name : `${name}-${count}`, title: block.text }]
  })
}

/** A piece of a text; with the name of a route it leads there. */
export interface TextPart {
  readonly text: string
  readonly route?: string
}

/** A text cut at its links; a link whose words it does not hold is left out. */
export function linkedParts(text: string, links: readonly ArticleLink[] = []): readonly TextPart[] {
  const found = links
    .map((link) => ({ ...link, at: text.indexOf(link.text) }))
    .toSorted((a, b) => a.at - b.at)
  const parts: TextPart[] = []
  let end = 0
  for (const { text: words, route, at } of found) {
    // Absent, or within the link before.
    if (at < end) continue
    if (at > end) parts.push({ text: text.slice(end, at) })
    parts.push({ text: words, route })
    end = at + words.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
