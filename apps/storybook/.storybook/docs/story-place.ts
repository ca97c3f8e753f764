import type { DocsContextProps } from '@storybook/addon-docs/blocks'

export type PreparedStory = ReturnType<DocsContextProps['storyById']>

/** Dialogs and other overlays (`docs.story.inline: false`) cannot be shown beside other stories. */
export function standsAlone({ title, parameters, storyGlobals }: PreparedStory): boolean {
  return (
    title.startsWith('Диалоги/') ||
    parameters['docs']?.story?.inline === false ||
    'brand' in storyGlobals ||
    'scheme' in storyGlobals
  )
}

/** The width in px that the story's own viewport asks for. */
export function ownWidth({ storyGlobals, parameters }: PreparedStory): number | undefined {
  const chosen: unknown = storyGlobals['viewport']?.value
  const width: unknown =
    typeof chosen === 'string' ? parameters['viewport']?.options?.[chosen]?.styles?.width : undefined
  return typeof width === 'string' ? Number.parseInt(width, 10) : undefined
}

/** Height in px of the window that shows a story which stands alone. */
export function windowHeight({ title, parameters }: PreparedStory): number {
  const asked = Number.parseInt(String(parameters['docs']?.story?.height), 10)
  return asked > 0 ? asked : title.startsWith('Диалоги/') ? 640 : 480
}

/**
 * Those of the stories that look different before their play: by what they are given, or by how they are drawn when they
 * are given nothing. Stories of one look tell apart what happens, not what is seen. `picture: false` leaves out those
 * that show nothing yet.
 */
export function differentLooks(stories: readonly PreparedStory[]): PreparedStory[] {
  const seen = new Set<unknown>()
  return stories.filter(({ initialArgs, originalStoryFn, parameters, storyGlobals: { brand, scheme } }) => {
    if (parameters['picture'] === false) return false
    const isGiven = Object.keys(initialArgs).length > 0
    const look = isGiven
      ? JSON.stringify([initialArgs, parameters['filling'], brand, scheme], withoutOwner)
      : originalStoryFn
    return !seen.has(look) && seen.add(look)
  })
}

/** An element of React leads to the whole tree of its owner in a development build. */
const withoutOwner = (key: string, value: unknown): unknown => (key.startsWith('_') ? undefined : value)
