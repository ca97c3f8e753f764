import { useEffect, useState } from 'react'

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Whether the user has interacted with the page; the boot module remembers an interaction before the app (`boot.ts`).
 */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (isTouched) return undefined
    const touch = () => setTouched(true)
    if ('touched' in document.documentElement.dataset) touch()
    for (const name of TOUCHES) addEventListener(name, touch, { passive: true })
    return () => {
      for (const name of TOUCHES) removeEventListener(name, touch)
    }
  }, [isTouched])
  return isTouched
}
