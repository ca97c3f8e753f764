/** Why rows of a file were not taken, or taken with a fault, by the name of the reason. */
export type RefusedRows = Readonly<
  Record<string, { readonly count: number; readonly examples: readonly string[] }>
>

/** Of each reason so many rows are named. */
const MOST_EXAMPLES = 10

/** Counts what is refused by reason. */
export function createRefusals() {
  const reasons = new Map<string, { count: number; examples: string[] }>()
  return {
    add(reason: string, example: string, count = 1): void {
      const known = reasons.get(reason) ?? { count: 0, examples: [] }
      known.count += count
      if (known.examples.length < MOST_EXAMPLES) known.examples.push(example.slice(0, 200))
      reasons.set(reason, known)
    },
    list: (): RefusedRows => Object.fromEntries(reasons),
    clear: (): void => reasons.clear(),
  }
}

export type Refusals = ReturnType<typeof createRefusals>

/** Adds up what several files refused. */
export function sumRefusals(all: readonly RefusedRows[]): RefusedRows {
  const sum = createRefusals()
  for (const rows of all) {
    for (const [reason, { count, examples }] of Object.entries(rows)) {
      for (const [at, example] of examples.entries()) sum.add(reason, example, at === 0 ? count : 0)
    }
  }
  return sum.list()
}
