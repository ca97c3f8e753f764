import type { DocsContextProps } from '@storybook/addon-docs/blocks'

export type PreparedStory = ReturnType<DocsContextProps['storyById']>

/** Dialogs and whatever else lies over the page (`docs.story.inline: false`) cannot stand beside other stories. */
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
