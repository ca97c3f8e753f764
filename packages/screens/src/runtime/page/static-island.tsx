import { useLazyModule } from '@proverka/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

interface StaticIslandProps {
  readonly className?: string
  /** The content at build time; undefined in the browser, where the build leaves it out. */
  readonly Drawing: ComponentType | undefined
  /** The same content after a navigation inside the app. */
  readonly load: () => Promise<ComponentType>
}

/**
 * Content that never changes: on a prerendered page it stays as the build has rendered it, and its code never reaches
 * the browser.
 */
export function StaticIsland({ className, Drawing, load }: StaticIslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [loadOrLeave] = useState(() => () => load().catch(reportMissing))
  const Late = useLazyModule(loadOrLeave, isMissing)
  const Shown = Drawing ?? Late
  useEffect(() => {
    if (ref.current?.firstChild === null) setMissing(true)
  }, [])
  if (Shown) {
    return (
      <div className={className}>
        <Shown />
      </div>
    )
  }
  return (
    // React leaves the markup of the page alone where it is told that the content is not its own; nothing is injected.
    // oxlint-disable-next-line react/no-danger
    <div ref={ref} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}

/** The page is whole without it. */
function reportMissing(error: unknown): undefined {
  console.error('Рисунок не загружен', error)
}
