import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { Button } from '@proverka/ui/primitives'
import { useContext, useEffect, useLayoutEffect } from 'react'
import css from './docs-page.module.css'
import { useAddress } from './page-address.ts'
import { differentLooks, ownWidth, standsAlone } from './story-place.ts'
import type { PreparedStory } from './story-place.ts'

/** Stories without anything of Storybook around them and without their play (see `useAddress`). */
export function BarePage() {
  const { componentStories, storyById } = useContext(DocsContext)
  const { only, isClosed } = useAddress()
  if (only !== undefined) return <OneStory key={only} story={storyById(only)} isClosed={isClosed} />
  const stories = componentStories().filter(
    ({ usesMount, tags }) => !usesMount && tags.includes('autodocs') && !tags.includes('advice'),
  )
  const alone = stories.filter(standsAlone)
  return (
    <div
      className={css['column']}
      data-alone={differentLooks(alone)
        .map(({ id }) => id)
        .join(' ')}
    >
      {stories
        .filter((story) => !alone.includes(story))
        .map((story) => (
          <div
            key={story.id}
            className={css['columnItem']}
            data-ground={story.parameters['ground'] ?? 'paper'}
          >
            <Story of={story.moduleExport} inline />
          </div>
        ))}
    </div>
  )
}

function OneStory({ story, isClosed }: { story: PreparedStory; isClosed: boolean }) {
  const ground = story.parameters['ground'] === 'grey' ? 'grey' : 'paper'
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset['ground'] = ground
    return () => void delete dataset['ground']
  }, [ground])
  const isPadded = story.parameters['layout'] !== 'fullscreen'
  return (
    <main
      className={isPadded ? css['padded'] : undefined}
      data-only={story.id}
      data-own-brand={story.storyGlobals['brand']}
      data-own-scheme={story.storyGlobals['scheme']}
      data-own-width={ownWidth(story)}
    >
      {isClosed ? <OnRequest story={story} /> : <Story of={story.moduleExport} inline />}
    </main>
  )
}

/** A dialog that a button opens and that closes when it asks to, as on a real page. */
function OnRequest({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext)
  const storyId = story.id
  const turn = (open: boolean) => channel.emit('updateStoryArgs', { storyId, updatedArgs: { open } })
  useEffect(() => {
    channel.emit('updateStoryArgs', {
      storyId,
      updatedArgs: {
        open: false,
        onClose: () => channel.emit('updateStoryArgs', { storyId, updatedArgs: { open: false } }),
      },
    })
  }, [channel, storyId])
  return (
    <>
      <Button onClick={() => turn(true)}>Открыть</Button>
      <Story of={story.moduleExport} inline />
    </>
  )
}
