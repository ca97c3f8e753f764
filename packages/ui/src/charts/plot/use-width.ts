import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Width of a drawing before the page knows its own; it is stretched to its place until then. */
const FIRST_WIDTH = 640

/** The width that a drawing has in the page, px, so that its words keep their size at every width. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useLayoutEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry!.contentRect.width)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}
