import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { NUMBER_FORMATTERS, TEXT_FORMATTERS } from './domain/formatters.ts'
import { HOSTILE_CANDIDATES, HOSTILE_TEXTS } from './domain/hostile.ts'
import { compareKind, slowestText, warmUp, type Comparison, type HostileFigure } from './domain/measure.ts'
import { VALIDATORS } from './domain/validators.ts'

/**
 * Validators and formatters of the domain beside what users would otherwise install, then the domain on hostile texts.
 * A ratio below 1 means that ours is the faster. Figures of one machine are for comparing, not for a test to assert.
 *
 * Run: `pnpm --filter @proverka/bench domain [--json figures.json]`
 */

// Peers that format an instant know no other zone than that of the process.
process.env['TZ'] = 'Europe/Moscow'

const { values } = parseArgs({ options: { json: { type: 'string' } } })

const textKinds = [...VALIDATORS, ...TEXT_FORMATTERS]
for (const kind of textKinds) warmUp(kind)
for (const kind of NUMBER_FORMATTERS) warmUp(kind)

console.log('kind                inputs    ours ns  peer                             peer ns  ratio  shared')
const comparisons: Comparison[] = []
for (const kind of textKinds) report(await compareKind(kind))
for (const kind of NUMBER_FORMATTERS) report(await compareKind(kind))

console.log('\nSlowest text of a megabyte      ms')
const hostile: HostileFigure[] = []
for (const candidate of HOSTILE_CANDIDATES) {
  const figure = slowestText(candidate, HOSTILE_TEXTS)
  hostile.push(figure)
  console.log(
    `${figure.name.padEnd(26)}${figure.milliseconds.toFixed(2).padStart(8)}  ${JSON.stringify(figure.text)}`,
  )
}

if (values.json !== undefined) await writeFile(values.json, JSON.stringify({ comparisons, hostile }, null, 2))

/** A line per peer; a star marks the fastest of them, against whom the ratio counts. */
function report(found: readonly Comparison[]): void {
  comparisons.push(...found)
  for (const { title, label, pairs } of found) {
    const fastest = Math.min(...pairs.map(({ peer }) => peer.nanoseconds))
    for (const { ours, peer, inputs } of pairs) {
      console.log(
        title.padEnd(20) +
          label.padEnd(9) +
          ours.nanoseconds.toFixed(1).padStart(8) +
          `  ${peer.nanoseconds === fastest ? '*' : ' '} ${peer.name}`.padEnd(34) +
          peer.nanoseconds.toFixed(1).padStart(8) +
          (ours.nanoseconds / peer.nanoseconds).toFixed(2).padStart(7) +
          String(inputs).padStart(6),
      )
    }
  }
}
