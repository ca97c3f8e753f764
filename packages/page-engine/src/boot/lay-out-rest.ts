const nextFrame = () => new Promise(requestAnimationFrame)
const sections = () => document.querySelectorAll<HTMLElement>('[data-below]')

/**
 * Lays out what is below the first screen, a section in a frame, once the page's own font is there (`BelowFold`):
 * find in page, a picture of the whole page and a screen reader then have all of it.
 */
export async function layOutRest(): Promise<void> {
  await document.fonts.ready
  // What shows is set in the page's own font first, in a frame of its own.
  await nextFrame()
  for (const section of sections()) {
    await nextFrame()
    section.style.animation = 'none'
    section.style.contentVisibility = 'visible'
  }
  layOutAll()
}

/** Leaves it to the browser what is near, and waits for no font: the visitor has begun to scroll or to use the keyboard. */
export function layOutNear(): void {
  for (const section of sections()) section.style.animation = 'none'
}

/** Lays all of it out at once, for an address that names a section: what is above it may not grow afterwards. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}
