/** Key of the first screen as it was seen last. */
const KEY = 'console.first'

/** Element over the app, which holds the snapshot until the screen itself is there. */
const PLACE = 'seen-last'

/** Longer than the data of a first screen take; what is older than that is no answer. */
const LONGEST_MS = 20_000

interface Snapshot {
  readonly html: string
  /** «25.11.2026, 14:05» */
  readonly at: string
}

/**
 * Shows the first screen as this browser saw it last, with the time of that, until the app has its data: the first paint
 * then needs nothing but the page. Nothing of it can be pressed or is read out.
 */
export function showSnapshot(): void {
  const place = document.getElementById(PLACE)
  const stored = localStorage.getItem(KEY)
  if (!place || stored === null) return
  const { html, at } = JSON.parse(stored) as Snapshot
  place.innerHTML = html
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  const note = document.createElement('p')
  note.textContent = `Показано на ${at}, обновляем`
  place.append(note)
  place.hidden = false
  setTimeout(dropSnapshot, LONGEST_MS)
}

/** The app shows its own screen; the font may come now. */
export function dropSnapshot(): void {
  document.getElementById(PLACE)?.remove()
  if (!Array.from(document.fonts).some(({ status }) => status === 'loaded')) loadFonts()
}

/**
 * The page is painted in the fonts that the browser has stored: one that came in the middle would set the screen anew. A
 * rule that is written again loads its font, whenever that is there.
 */
function loadFonts(): void {
  for (const sheet of document.styleSheets)
    for (const [index, rule] of Array.from(sheet.cssRules).entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes(OPTIONAL)) continue
      sheet.deleteRule(index)
      sheet.insertRule(rule.cssText.replace(OPTIONAL, 'font-display: swap'), index)
    }
}

const OPTIONAL = 'font-display: optional'

/** Stores what the app shows now. */
export function storeSnapshot(at: string): void {
  const copy = document.getElementById('root')?.cloneNode(true)
  if (!(copy instanceof Element)) return
  // The content policy refuses styles in HTML.
  for (const element of copy.querySelectorAll<HTMLElement>('[style]')) {
    element.dataset['style'] = element.style.cssText
    element.removeAttribute('style')
  }
  const html = copy.innerHTML
  try {
    localStorage.setItem(KEY, JSON.stringify({ html, at } satisfies Snapshot))
  } catch {
    // No room: the next visit begins without one.
  }
}

/** Whoever signs in next sees nothing of whoever signed out. */
export function forgetSnapshot(): void {
  localStorage.removeItem(KEY)
}
