/**
 * Wraps a text to a width, into a limited number of lines; a truncated text ends with «…» and is complete in the table.
 * Words joined by a no-break space stay together where they fit.
 */
export function wrapWords(
  text: string,
  room: number,
  measure: (text: string) => number,
  most: number,
): readonly string[] {
  const words = text.split(' ').flatMap((bound) => (measure(bound) <= room ? bound : bound.split(/\s/)))
  const lines: string[] = []
  for (const word of words.filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  return shown.map((line, index) =>
    fitLine(index === most - 1 && lines.length > most ? `${line}…` : line, room, measure),
  )
}

function fitLine(line: string, room: number, measure: (text: string) => number): string {
  if (measure(line) <= room) return line
  let short = line.replace(/…$/, '')
  while (short.length > 1 && measure(`${short}…`) > room) short = short.slice(0, -1)
  return `${short}…`
}
