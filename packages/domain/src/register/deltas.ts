/** What is to be done with a list of releases of changes. */
export type DeltaPlan =
  | { readonly kind: 'apply'; readonly releases: readonly number[] }
  /** The first release that the list lacks: changes are never applied over a gap. */
  | { readonly kind: 'gap'; readonly missing: number }

/**
 * The releases to be applied to a region that is at release `current`, in order and each once: those that it has already
 * are left out. Releases of GAR are numbered without gaps.
 */
export function planDeltas(current: number, available: readonly number[]): DeltaPlan {
  const releases = [...new Set(available)]
    .filter((release) => release > current)
    .toSorted((one, other) => one - other)
  const gap = releases.findIndex((release, at) => release !== current + 1 + at)
  return gap === -1 ? { kind: 'apply', releases } : { kind: 'gap', missing: current + 1 + gap }
}
