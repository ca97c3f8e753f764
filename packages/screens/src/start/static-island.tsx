import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

interface StaticIslandProps {
  readonly className?: string
  /** The drawing at build time; undefined in the browser, where the build leaves it out. */
  readonly Drawing: ComponentType | undefined
  /** The same drawing for whoever comes from another page of the app. */
  readonly load: () => Promise<ComponentType>
}

/**
 * A drawing that never changes: on a prerendered page it stays as the build has drawn it, and its code never reaches
 * the browser.
 */
export function StaticIsland({ className, Drawing, load }: StaticIslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [Late, setLate] = useState<ComponentType>()
  const Shown = Drawing ?? Late
  useEffect(() => {
    if (ref.current?.firstChild !== null) return
    load()
      .then((component) => setLate(() => component))
      .catch((error: unknown) => {
        console.error('Рисунок не загружен', error)
      })
  }, [load])
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
