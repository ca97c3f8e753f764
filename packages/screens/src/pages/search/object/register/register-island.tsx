import { useMemo } from 'react'
import { StaticIsland } from '@proverka/page-engine/react'
import type { ObjectSources } from './object-sources.ts'

const loadParts = () => import('./register-parts.tsx')
const rendered = import.meta.env.SSR ? await loadParts() : undefined

interface RegisterIslandProps {
  readonly part: 'SourcesPart' | 'BeyondPart'
  readonly sources: ObjectSources
}

/** A part of a real object that never changes: the server renders it, and its code comes only after a navigation inside the app. */
export function RegisterIsland({ part, sources }: RegisterIslandProps) {
  const Content = useMemo(() => {
    const Part = rendered?.[part]
    return Part && (() => <Part sources={sources} />)
  }, [part, sources])
  const load = async () => {
    const { [part]: Part } = await loadParts()
    return () => <Part sources={sources} />
  }
  return <StaticIsland Content={Content} load={load} />
}
