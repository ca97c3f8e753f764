import type { Page } from '@playwright/test'
import { openPreview } from './open-story.ts'

/** What Storybook knows of one story without showing it. */
export interface ExtractedStory {
  id: string
  title: string
  tags: string[]
  /** The code to paste; empty without any. */
  code: string
  guide: { about?: string }
  /** Rows of the table of properties: name and what it means. */
  properties: [name: string, description: string][]
}

interface PreparedStory {
  id: string
  title: string
  tags: string[]
  parameters: { docs?: { source?: { code?: string } }; guide?: { about?: string } }
  argTypes: Record<string, { description?: string }>
}

interface ExtractWindow {
  __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, PreparedStory>> }
}

/** All stories with what their pages of documentation say, by the preview itself. */
export async function extractStories(page: Page): Promise<ExtractedStory[]> {
  await openPreview(page)
  return page.evaluate(async () => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = window as unknown as ExtractWindow
    return Object.values(await preview.extract()).map(
      ({ id, title, tags, parameters: { docs, guide = {} }, argTypes }) => ({
        id,
        title,
        tags,
        code: docs?.source?.code ?? '',
        guide,
        properties: Object.entries(argTypes).map(([name, { description = '' }]): [string, string] => [
          name,
          description,
        ]),
      }),
    )
  })
}
