/**
 * Lays out what stands below the first screen, a section in a frame, once the brand's face is there (`below-fold.tsx`):
 * find in page, a picture of the whole page and a screen reader then have all of it.
 */
export async function layOutRest(): Promise<void> {
  await document.fonts.ready
  for (const section of document.querySelectorAll<HTMLElement>('[data-below]')) {
    await new Promise(requestAnimationFrame)
    section.style.contentVisibility = 'visible'
  }
  layOutAll()
}

/** The same at once, for an address that names a section: what is above it may not grow afterwards. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}
