import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, publishedPackages, readPackageJson, REPOSITORY } from './published-packages.ts'

/** A change that waits for the next release. */
export interface Changeset {
  readonly file: string
  readonly text: string
}

/** The changes in `.changeset/`. */
export function waitingChangesets(): readonly Changeset[] {
  const folder = join(REPOSITORY, '.changeset')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}

/**
 * What stops `changeset version`: a package that is not published, an unknown level, or nothing said. Before 1.0 a
 * breaking change is minor, so that major is refused there.
 */
export function changesetFaults({ file, text }: Changeset, versions: ReadonlyMap<string, string>): string[] {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (parts === null) return [`${file}: has no packages between two lines «---»`]
  const [, head = '', body = ''] = parts
  const faults = head.split('\n').flatMap((line) => {
    const [, name = '', level = ''] = /^'(.+)': (patch|minor|major)$/.exec(line) ?? []
    const version = versions.get(name)
    if (name === '') return [`${file}: «${line}» is not 'package': level`]
    if (version === undefined) return [`${file}: ${name} is not published`]
    return level === 'major' && version.startsWith('0.') ? [`${file}: ${name} is below 1.0, not major`] : []
  })
  return body.trim() === '' ? [...faults, `${file}: says nothing`] : faults
}

/** Versions of the published packages by name. */
export function publishedVersions(): ReadonlyMap<string, string> {
  const json = publishedPackages().map((name) => readPackageJson(folderOf(name)))
  return new Map(json.map(({ name, version }) => [name, version]))
}
