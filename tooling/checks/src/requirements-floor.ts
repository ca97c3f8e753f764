import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequirementCount } from './count-requirements.ts'

/** Numbers that only rise: how many rows tests name, and how many of these pass. */
export interface Floor {
  readonly named: number
  readonly passing: number
}

const fileOf = (root: string) => join(root, 'docs', 'requirements-floor.json')

/** The committed floor; zeros before the first one is written. */
export function readFloor(root: string): Floor {
  const file = fileOf(root)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Floor) : { named: 0, passing: 0 }
}

/** What has fallen below the floor. */
export function findFallen(floor: Floor, count: Pick<RequirementCount, 'named' | 'passing'>): string[] {
  const fallen = (what: string, before: number, now: number | undefined) =>
    now !== undefined && now < before
      ? [`${what}: ${now}, а было ${before} (docs/requirements-floor.json)`]
      : []
  return [
    ...fallen('названо требований', floor.named, count.named),
    ...fallen('проходит требований', floor.passing, count.passing),
  ]
}

/** Writes the floor up to the count, never down; returns the new floor. */
export function raiseFloor(root: string, count: Pick<RequirementCount, 'named' | 'passing'>): Floor {
  const floor = readFloor(root)
  const raised = {
    named: Math.max(floor.named, count.named),
    passing: Math.max(floor.passing, count.passing ?? 0),
  }
  writeFileSync(fileOf(root), `${JSON.stringify(raised)}\n`)
  return raised
}
