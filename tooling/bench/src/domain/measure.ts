import assert from 'node:assert/strict'
import { do_not_optimize, measure } from 'mitata'
import type { Candidate, Kind } from './kind.ts'

export interface Figure {
  readonly name: string
  readonly nanoseconds: number
}

/** One kind on inputs of one sort: every peer beside our function, both on the inputs that they judge alike. */
export interface Comparison {
  readonly title: string
  readonly label: string
  readonly pairs: readonly { readonly ours: Figure; readonly peer: Figure; readonly inputs: number }[]
}

export interface HostileFigure {
  readonly name: string
  readonly text: string
  readonly milliseconds: number
}

const OPTIONS = { min_cpu_time: 100e6 }
const HOSTILE_RUNS = 3

/** All figures of a kind. */
export async function compareKind<T>({
  title,
  ours,
  peers,
  inputs,
}: Kind<T>): Promise<readonly Comparison[]> {
  const comparisons: Comparison[] = []
  for (const [label, all] of Object.entries(inputs)) {
    const pairs: Comparison['pairs'][number][] = []
    for (const peer of peers) {
      const shared = all.filter((input) => answer(ours, input) === answer(peer, input))
      if (shared.length === 0) continue
      for (const input of shared) assert.equal(answer(peer, input), answer(ours, input))
      pairs.push({
        ours: await timed(ours, shared),
        peer: await timed(peer, shared),
        inputs: shared.length,
      })
    }
    comparisons.push({ title, label, pairs })
  }
  return comparisons
}

/** Lets every function pass the place of the measuring, so that the first one is not inlined there alone. */
export function warmUp<T>({ ours, peers, inputs }: Kind<T>): void {
  for (const candidate of [ours, ...peers]) runAll(candidate, Object.values(inputs).flat())
}

/** The slowest text of a function, the best of some runs. */
export function slowestText(candidate: Candidate<string>, texts: readonly string[]): HostileFigure {
  const figures = texts.map((text) => ({
    name: candidate.name,
    text: text.slice(0, 8),
    milliseconds: Math.min(...Array.from({ length: HOSTILE_RUNS }, () => millisecondsOf(candidate, text))),
  }))
  return figures.reduce((worst, figure) => (figure.milliseconds > worst.milliseconds ? figure : worst))
}

async function timed<T>(candidate: Candidate<T>, inputs: readonly T[]): Promise<Figure> {
  // The best sample: whatever else runs on the machine only adds to it.
  const { min } = await measure(() => runAll(candidate, inputs), OPTIONS)
  return { name: candidate.name, nanoseconds: min / inputs.length }
}

function runAll<T>(candidate: Candidate<T>, inputs: readonly T[]): void {
  for (const input of inputs) do_not_optimize(candidate.run(input))
}

/** An answer in a form to compare: the kind of space between digits is a matter of taste. */
function answer<T>(candidate: Candidate<T>, input: T): unknown {
  const given = candidate.run(input)
  return typeof given === 'string' ? given.replaceAll(/[\u00a0\u202f]/g, ' ') : given
}

function millisecondsOf(candidate: Candidate<string>, text: string): number {
  const start = performance.now()
  do_not_optimize(candidate.run(text))
  return performance.now() - start
}
