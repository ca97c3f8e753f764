import { placeBeside } from './place-beside.ts'
import type { PlaceRequest } from './place-beside.ts'

/**
 * Puts an open popup beside its anchor and keeps it there while anything scrolls or the window changes its size.
 * Returns what ends that.
 */
export function keepBeside(
  anchor: HTMLElement,
  popup: HTMLElement,
  how: Pick<PlaceRequest, 'side' | 'align'>,
): () => void {
  const place = () => {
    const { left, top, side } = placeBeside({
      anchor: anchor.getBoundingClientRect(),
      popup: { width: popup.offsetWidth, height: popup.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
      ...how,
    })
    popup.style.left = `${left}px`
    popup.style.top = `${top}px`
    popup.dataset['placed'] = side
  }
  place()
  const passive = { capture: true, passive: true }
  window.addEventListener('scroll', place, passive)
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, passive)
    window.removeEventListener('resize', place)
  }
}
