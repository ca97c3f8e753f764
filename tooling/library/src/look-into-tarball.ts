import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from './pack-package.ts'
import { folderOf, publishedPackages, readPackageJson } from './published-packages.ts'
import { run } from './run.ts'
import { tarballFaults } from './tarball-faults.ts'

/** The faults of an installed package, and whether all packages are of one repository. */
export async function lookIntoTarball({ name, tarball, folder }: PackedPackage): Promise<readonly string[]> {
  const list = await run('tar', ['-tzf', tarball], folder)
  const files = list
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'))
    .map((path) => path.replace('package/', ''))
  const json = readPackageJson(folder)
  const published = publishedPackages().map((other) => readPackageJson(folderOf(other)))
  const urls = new Set(published.map(({ repository }) => repository?.url))
  return [
    ...tarballFaults({
      folder: name,
      json,
      files,
      texts: new Map(
        files.filter((path) => /\.(md|d\.ts)$/.test(path)).map((path) => [path, textOf(join(folder, path))]),
      ),
      license: textOf(join(folder, 'LICENSE')),
      changelog: textOf(join(folder, 'CHANGELOG.md')),
      versions: new Map(published.map((other) => [other.name, other.version])),
    }),
    ...(urls.size === 1 ? [] : [`repository.url differs between packages: ${[...urls].join(', ')}`]),
  ]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
