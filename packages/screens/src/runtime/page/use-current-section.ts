import { useEffect, useState } from 'react'

/** Below the sticky head: the section that crosses this line is the one that is read. */
const LINE_PX = 140

/**
 * The id of the section on screen: the last one that has passed the line under the head, the last of all at the end of
 * the page, and the one that holds the focus of a keyboard.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const parts = () =>
      key.split(' ').flatMap((id) => {
        const element = document.getElementById(id)
        // A part in a closed tab has no place in the page.
        return element?.checkVisibility() ? [{ id, element }] : []
      })
    const follow = () => {
      const all = parts()
      const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
      const passed = all.filter(({ element }) => element.getBoundingClientRect().top <= LINE_PX)
      const read = isEnd && window.scrollY > 0 ? all.at(-1) : (passed.at(-1) ?? all[0])
      setCurrent(read?.id)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const held = parts().find(({ element }) => target instanceof Node && element.contains(target))
      if (held) setCurrent(held.id)
    }
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    }
    follow()
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [key])
  return current
}
