import { useEffect, useEffectEvent } from 'react'

/** Where the dialog is a sheet (`modal.css.ts`); the values of the theme are not for scripts. */
const SHEET = '(max-width: 767.98px)'
/** So far, px, or so fast, px per ms, and the sheet goes. */
const FAR = 96
const FAST = 0.6
/** A finger that has moved less has not chosen a direction yet, px. */
const SLACK = 8

interface Swipe {
  readonly x: number
  readonly y: number
  readonly at: number
  /** Undefined until the finger has chosen between the sheet and what scrolls in it. */
  isDrag?: boolean
}

/** A sheet from below follows a finger that pulls it down, and closes when it was pulled far enough or flung. */
export function useSwipeDown(sheet: HTMLElement | null, isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!sheet || !isOn) return undefined
    let swipe: Swipe | undefined
    const start = ({ touches, target }: TouchEvent) => {
      const [touch, second] = touches
      const isFree = touch && !second && matchMedia(SHEET).matches && !isHeldBy(target, sheet)
      swipe = isFree ? { x: touch.clientX, y: touch.clientY, at: performance.now() } : undefined
    }
    const move = (event: TouchEvent) => {
      const [touch, second] = event.touches
      if (!swipe || !touch) return
      if (second) {
        back()
        return
      }
      const [right, down] = [touch.clientX - swipe.x, touch.clientY - swipe.y]
      if (swipe.isDrag === undefined && Math.hypot(right, down) >= SLACK)
        swipe.isDrag = down > Math.abs(right)
      if (swipe.isDrag === false) swipe = undefined
      if (!swipe?.isDrag) return
      if (event.cancelable) event.preventDefault()
      sheet.style.transition = 'none'
      sheet.style.translate = `0 ${Math.max(0, down)}px`
    }
    /** The transition of opening and closing takes it from where the finger has left it. */
    const back = () => {
      swipe = undefined
      sheet.style.transition = ''
      sheet.style.translate = ''
    }
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      const pulled = swipe?.isDrag && touch ? touch.clientY - swipe.y : 0
      const speed = swipe ? pulled / (performance.now() - swipe.at) : 0
      back()
      if (pulled > FAR || (pulled > SLACK && speed > FAST)) close()
    }
    sheet.addEventListener('touchstart', start, { passive: true })
    sheet.addEventListener('touchmove', move, { passive: false })
    sheet.addEventListener('touchend', end)
    sheet.addEventListener('touchcancel', back)
    return () => {
      back()
      sheet.removeEventListener('touchstart', start)
      sheet.removeEventListener('touchmove', move)
      sheet.removeEventListener('touchend', end)
      sheet.removeEventListener('touchcancel', back)
    }
  }, [sheet, isOn])
}

/** What is scrolled down is scrolled back first; text that is being typed is selected by pulling. */
function isHeldBy(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('input, textarea, select, [contenteditable]')) return true
  for (let at: Element | null = target; at && sheet.contains(at); at = at.parentElement)
    if (at.scrollTop > 0) return true
  return false
}
