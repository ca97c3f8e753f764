import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { withoutIds } from '../without-ids.ts'
import css from './docs-page.module.css'
import { bareStoryHref } from './page-address.ts'
import { ownWidth, windowHeight } from './story-place.ts'
import type { PreparedStory } from './story-place.ts'
import { useGlobals } from './use-globals.ts'

/** A story in its own iframe: overlays, and stories that need a narrow screen. */
export function StoryWindow({ story }: { story: PreparedStory }) {
  const globals = useGlobals(useContext(DocsContext))
  return (
    // The frame is a page of this very Storybook: it needs its scripts and its origin, so a sandbox would hold nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={css['window']}
      title={withoutIds(story.name)}
      src={bareStoryHref(story, globals)}
      width={ownWidth(story) ?? '100%'}
      height={windowHeight(story)}
      loading="lazy"
    />
  )
}
