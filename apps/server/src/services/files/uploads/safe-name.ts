const LONGEST = 100

/**
 * A name under which a file may be shown and saved: no folders, no control characters or marks of direction, and the
 * extension of what the file really is.
 */
export function safeName(given: string, extension: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return `${[...stem].slice(0, LONGEST).join('').trim() || 'файл'}.${extension}`
}
