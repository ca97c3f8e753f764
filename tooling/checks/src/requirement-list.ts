import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Requirement {
  readonly id: string
  readonly area: string
  /** What a proof has to look at: `realty`, `fiz` and `both-apps` the running sites, `ui` what is drawn. */
  readonly layer: string
}

/** The rows of docs/requirements.tsv. */
export function readRequirements(root: string): Requirement[] {
  const [, ...rows] = readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [id = '', area = '', , , layer = ''] = row.split('\t')
    return { id, area, layer }
  })
}
