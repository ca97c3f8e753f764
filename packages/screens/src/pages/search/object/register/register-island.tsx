import { useMemo } from 'react'
import { StaticIsland } from '../../../../runtime/page/static-island.tsx'
import type { ObjectSources } from './object-sources.ts'

const loadParts = () => import('./register-parts.tsx')
const drawn = import.meta.env.SSR ? await loadParts() : undefined

interface RegisterIslandProps {
  readonly part: 'SourcesPart' | 'BeyondPart'
  readonly sources: ObjectSources
}

/** A part of a real object that never changes: the server renders it, and its code comes only after a navigation inside the app. */
export function RegisterIsland({ part, sources }: RegisterIslandProps) {
  const Drawing = useMemo(() => {
    const Part = drawn?.[part]
    return Part && (() => <Part sources={sources} />)
  }, [part, sources])
  const load = async () => {
    const { [part]: Part } = await loadParts()
    return () => <Part sources={sources} />
  }
  return <StaticIsland Drawing={Drawing} load={load} />
}
