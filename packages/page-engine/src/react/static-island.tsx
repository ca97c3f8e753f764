import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

interface StaticIslandProps {
  readonly className?: string
  /** The content where HTML is rendered; undefined in the browser, where the build leaves it out. */
  readonly Content: ComponentType | undefined
  /** The same content after a navigation inside the app. */
  readonly load: () => Promise<ComponentType>
}

/**
 * Content that never changes: on a server-rendered page it stays as it is, and its code never reaches the browser. After
 * a navigation it is loaded; the page is whole without it.
 */
export function StaticIsland({ className, Content, load }: StaticIslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [late, setLate] = useState<{ readonly Late: ComponentType }>()
  const [loadLate] = useState(() => load)
  useEffect(() => {
    if (ref.current?.firstChild !== null) return
    loadLate().then(
      (Late) => setLate({ Late }),
      (error: unknown) => console.error('A static part of the page was not loaded', error),
    )
  }, [loadLate])
  const Shown = Content ?? late?.Late
  if (Shown) {
    return (
      <div className={className}>
        <Shown />
      </div>
    )
  }
  return (
    // React keeps the markup of the page where the content is marked as not its own; nothing is injected.
    // oxlint-disable-next-line react/no-danger
    <div ref={ref} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
