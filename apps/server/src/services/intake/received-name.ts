const LONGEST = 200

/** The name of a file that was brought: without folders, control characters and marks of direction. */
export function receivedName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = last.normalize('NFC').replaceAll(/\p{C}/gu, '').trim()
  return [...name].slice(0, LONGEST).join('') || 'файл'
}
