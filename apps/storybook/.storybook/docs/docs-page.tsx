import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { Heading } from '@proverka/ui/primitives'
import { useContext } from 'react'
import { withoutIds } from '../without-ids.ts'
import { BarePage } from './bare-page.tsx'
import { ControlsTable } from './controls-table.tsx'
import css from './docs-page.module.css'
import { useAddress } from './page-address.ts'
import { StoryCode } from './story-code.tsx'
import { StoryWindow } from './story-window.tsx'
import { ownWidth, standsAlone } from './story-place.ts'
import type { PreparedStory } from './story-place.ts'

/** The page of one part: what it is, when to take it and when not, what it accepts, and all its states. */
export function DocsPage() {
  return useAddress().isBare ? <BarePage /> : <PartPage />
}

interface Guide {
  about?: string
  use: string
  avoid: string
}

function PartPage() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories().filter(({ usesMount, tags }) => !usesMount && tags.includes('autodocs'))
  const advice = stories.find(({ tags }) => tags.includes('advice'))
  const [first, ...others] = stories.filter((story) => story !== advice)
  if (!first) return null
  const [group, ...name] = first.title.split('/')
  const guide = first.parameters['guide'] as Guide | undefined
  return (
    <article>
      <header className={css['head']}>
        <p className={css['group']}>{group}</p>
        <Heading level={1}>{name.join(', ')}</Heading>
        {guide?.about && <p className={css['about']}>{guide.about}</p>}
        {guide && (
          <div className={css['guide']}>
            <section>
              <Heading level={2} variant="h3">
                Когда брать
              </Heading>
              <p>{guide.use}</p>
            </section>
            <section>
              <Heading level={2} variant="h3">
                Когда не брать
              </Heading>
              <p>{guide.avoid}</p>
            </section>
          </div>
        )}
      </header>
      {advice && <Story of={advice.moduleExport} />}
      <StoryCase story={first} />
      <ControlsTable story={first} />
      {others.map((story) => (
        <StoryCase key={story.id} story={story} />
      ))}
    </article>
  )
}

function StoryCase({ story }: { story: PreparedStory }) {
  const isFramed = standsAlone(story) || ownWidth(story) !== undefined
  return (
    <section className={css['storyCase']} id={`case-${story.id}`}>
      <Heading level={2} variant="h3">
        {withoutIds(story.name)}
      </Heading>
      {isFramed ? (
        <StoryWindow story={story} />
      ) : (
        <div className={css['canvas']} data-ground={story.parameters['ground']}>
          <Story of={story.moduleExport} />
        </div>
      )}
      <StoryCode story={story} />
    </section>
  )
}
