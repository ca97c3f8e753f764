import type { ArgTypesEnhancer } from 'storybook/internal/types'
import words from './docs/property-words.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

const { any, own }: { any: Words; own: Readonly<Record<string, Words>> } = words

/**
 * Says in Russian what each property of a part means: designers read the table, developers the comments in the source. A
 * word holds for every part that has a property of this name, unless the part has its own.
 */
export const inRussian: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const part = own[nameOf(component)]
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name }
      const description = part?.[name] ?? any[name] ?? argType.description
      // Content that a story gives as plain words is typed in a field.
      const isWords = typeof initialArgs[name] === 'string' && argTypes[name]?.type?.name !== 'enum'
      return [
        name,
        { ...argType, ...(description && { description }), ...(isWords && { control: { type: 'text' } }) },
      ]
    }),
  )
}

/** As its source calls it: the docs are read from there, and a build renames what is exported. */
function nameOf(component: unknown): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } }
  return info?.displayName ?? ''
}
