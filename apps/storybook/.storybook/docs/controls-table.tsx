import { DocsContext } from '@storybook/addon-docs/blocks'
import { Heading } from '@proverka/ui/primitives'
import { useContext, useEffect, useState } from 'react'
import { ControlInput, isChangeable } from './control-input.tsx'
import type { ArgType } from './control-input.tsx'
import css from './docs-page.module.css'
import type { PreparedStory } from './story-place.ts'

type Args = Record<string, unknown>

/** What the part accepts; whatever is a word, a number or a choice can be changed on the spot. */
export function ControlsTable({ story }: { story: PreparedStory }) {
  const { channel, getStoryContext } = useContext(DocsContext)
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args)
  useEffect(() => {
    const hear = (news: { storyId: string; args: Args }) => {
      if (news.storyId === story.id) setArgs(news.args)
    }
    channel.on('storyArgsUpdated', hear)
    return () => channel.off('storyArgsUpdated', hear)
  }, [channel, story.id])

  const types = Object.values(story.argTypes) as ArgType[]
  if (types.length === 0) return null
  // A story drawn without arguments cannot be changed by them: its table only tells what there is.
  const isLive = Object.keys(story.initialArgs).length > 0
  return (
    <section className={css['controls']}>
      <div className={css['controlsHead']}>
        <Heading level={2} variant="h3">
          Свойства
        </Heading>
        {isLive && (
          <button
            type="button"
            className={css['reset']}
            onClick={() => channel.emit('resetStoryArgs', { storyId: story.id })}
          >
            Вернуть как было
          </button>
        )}
      </div>
      <div className={css['scroll']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">Имя</th>
              <th scope="col">Тип</th>
              <th scope="col">Что значит</th>
              <th scope="col">{isLive ? 'Сейчас' : 'Обычно'}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type.name}>
                <th scope="row">
                  <code>{type.name}</code>
                  {type.type?.required === true && <span title="обязательно"> *</span>}
                </th>
                <td>
                  <code>{type.table?.type?.summary ?? type.type?.name ?? ''}</code>
                </td>
                <td>{type.description}</td>
                <td>
                  {isLive && isChangeable(type, args[type.name]) ? (
                    <ControlInput
                      type={type}
                      value={args[type.name]}
                      onChange={(value) =>
                        channel.emit('updateStoryArgs', {
                          storyId: story.id,
                          updatedArgs: { [type.name]: value },
                        })
                      }
                    />
                  ) : (
                    <code>{type.table?.defaultValue?.summary ?? ''}</code>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
