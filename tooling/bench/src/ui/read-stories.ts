import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** The stories that a built Storybook lists, without its pages of documentation. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
