import { join, resolve } from 'node:path'

/** The packages that users outside the repository install, each after those it depends on. */
export const PUBLISHED = ['domain', 'egrn', 'address-search', 'report-proof', 'api'] as const

export type Published = (typeof PUBLISHED)[number]

export const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** Where packed packages and the project of an invented user are put; made again at each run. */
export const WORKPLACE = join(REPOSITORY, '.cache/library')

export function folderOf(name: Published): string {
  return join(REPOSITORY, 'packages', name)
}
