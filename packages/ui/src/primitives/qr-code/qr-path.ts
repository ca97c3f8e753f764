import { encode } from 'uqr'

/** Empty modules around the code; the standard asks for four. */
const QUIET_ZONE = 4

/** A QR code as one SVG path: a rectangle per run of dark modules in a row. `side` counts modules, quiet zone included. */
export function qrPath(text: string): { readonly path: string; readonly side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.map((row, y) => rowPath(row, y)).join('')
  return { path, side: size }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue
    const start = x
    while (row[x + 1] === true) x += 1
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}
