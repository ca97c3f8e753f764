import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { losslessCompressPng, pngQuantize } from '@napi-rs/image'

// The pictures stay in the history of the repository, so they are stored with a palette of 256 colours: a third of
// the bytes. The change of colours is far below the threshold of the comparison.

const PICTURES = join(import.meta.dirname, 'pictures')
/** Where a PNG says how its colours are written, and what it says there of a palette. */
const COLOUR_TYPE = 25
const WITH_PALETTE = 3
const PALETTE = { minQuality: 90, maxQuality: 100, speed: 3, posterization: 0 }

const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.png'),
)
let [before, after] = [0, 0]
for (const file of files) {
  const path = join(PICTURES, file)
  const whole = readFileSync(path)
  const small = whole[COLOUR_TYPE] === WITH_PALETTE ? whole : await shrink(whole)
  if (small.length < whole.length) writeFileSync(path, small)
  before += whole.length
  after += Math.min(small.length, whole.length)
}
console.log(`${files.length} pictures: ${megabytes(before)} MB, now ${megabytes(after)} MB`)

async function shrink(png: Buffer): Promise<Buffer> {
  try {
    return await losslessCompressPng(await pngQuantize(png, PALETTE))
  } catch {
    // A picture with too many colours for a palette of this quality stays whole.
    return losslessCompressPng(png)
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
