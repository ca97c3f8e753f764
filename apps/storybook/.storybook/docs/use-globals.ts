import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

type Globals = Record<string, unknown>

/** What the toolbar says now; pages of documentation hear of a change by the channel alone. */
export function useGlobals({ channel, projectAnnotations }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
    return last?.globals ?? projectAnnotations.initialGlobals ?? {}
  })
  useEffect(() => {
    const hear = (news: { globals: Globals }) => setGlobals(news.globals)
    channel.on('globalsUpdated', hear)
    channel.on('setGlobals', hear)
    return () => {
      channel.off('globalsUpdated', hear)
      channel.off('setGlobals', hear)
    }
  }, [channel])
  return globals
}
