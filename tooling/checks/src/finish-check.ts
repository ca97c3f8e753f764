import { join } from 'node:path'

/** The repository's folder. */
export const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/** Prints what a check found and sets the exit code: 0 for nothing, 1 for anything. */
export function finishCheck(problems: readonly string[], success: string): void {
  if (problems.length === 0) {
    console.log(success)
    return
  }
  for (const problem of problems) console.error(`✖ ${problem}`)
  console.error(`Найдено: ${problems.length}`)
  process.exitCode = 1
}
