import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './published-packages.ts'

/** Areas of the requirements, as `AMB` of `AMB-46`, with those that only comments name. */
const AREAS = [
  ...new Set(
    readFileSync(join(REPOSITORY, 'docs/requirements.tsv'), 'utf8')
      .split('\n')
      .flatMap((line) => /^([A-Z]+\d?)-\d/.exec(line)?.[1] ?? []),
  ),
  'AMB',
  'FIND',
  'LAW',
  'OWN',
  'SEC',
  'CALL',
  'DEC',
]
const ID = `(?:${AREAS.join('|')})-\\d+`
/** `AMB-46`, `UI-076..078`, `VALID-03 and VALID-04`. */
const IDS = `${ID}(?:\\.\\.\\d+)?(?:(?:[,;]\\s+(?:\\* )?| and | to )${ID}(?:\\.\\.\\d+)?)*`

/** The ids of the requirements that a text names: whoever reads a published package does not have them. */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))].map(([id]) => id)
}

/**
 * Comments without the ids: ` (AMB-46)` goes, `(AMB-46, in roubles)` becomes `(in roubles)`, and `PROD-19: whether …`
 * begins with its own word.
 */
export function withoutIds(text: string): string {
  return text
    .replaceAll(new RegExp(`[ \\t]*\\(${IDS}\\)`, 'g'), '')
    .replaceAll(new RegExp(`\\(${IDS}[,;:] `, 'g'), '(')
    .replaceAll(new RegExp(`[,;] ${IDS}\\)`, 'g'), ')')
    .replaceAll(new RegExp(`\\b${IDS}: ([a-zа-я])`, 'gu'), (_, letter: string) => letter.toUpperCase())
}
