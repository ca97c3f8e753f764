import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** One story of the built Storybook. */
export interface Story {
  id: string
  name: string
  exportName: string
}

/** All stories of one file: one part of the kit. */
export interface Part {
  /** «Части/Кнопка». */
  title: string
  /** Place of the file without its ending: `primitives/button/button`. */
  place: string
  /** The page «Описание»; a part may have none. */
  docsId: string | undefined
  stories: Story[]
}

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  exportName?: string
}

/** The folder of the built Storybook. */
export const STORYBOOK = resolve(
  process.env['STORYBOOK_FOLDER'] ?? join(import.meta.dirname, '../../../apps/storybook/storybook-static'),
)

/** Every part with its stories, as the built Storybook itself lists them. */
export function readParts(folder = STORYBOOK): Part[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    throw new Error(`Storybook is not built (no ${index}): pnpm --filter @proverka/storybook build:storybook`)
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }
  const parts = new Map<string, Part>()
  for (const { id, type, title, name, importPath, exportName } of Object.values(entries)) {
    if (!importPath.endsWith('.stories.tsx')) continue
    const place = importPath.replace(/^.*?(?:src|pages)\//, '').replace(/\.stories\.tsx$/, '')
    const part = parts.get(importPath) ?? { title, place, docsId: undefined, stories: [] }
    if (type === 'docs') part.docsId = id
    else part.stories.push({ id, name, exportName: exportName ?? id })
    parts.set(importPath, part)
  }
  return [...parts.values()]
}
