import { CopyButton } from '@proverka/ui/primitives'
import css from './docs-page.module.css'
import type { PreparedStory } from './story-place.ts'

/** The story as a module that can be pasted into an app; nothing for a story whose code needs what the kit keeps inside. */
export function StoryCode({ story }: { story: PreparedStory }) {
  const code: unknown = story.parameters['docs']?.source?.code
  if (typeof code !== 'string' || code === '') return null
  return (
    <details className={css['code']}>
      <summary>Код</summary>
      <div>
        <pre>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} variant="secondary">
          Скопировать код
        </CopyButton>
      </div>
    </details>
  )
}
