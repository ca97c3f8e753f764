import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MIGRATIONS, REPOSITORY } from '../../src/platform/locations.ts'
import lastRelease from './last-release.json' with { type: 'json' }

interface Release {
  readonly commit: string
  /** Its program and the folder of its schema, below `apps/server`. */
  readonly main: string
  readonly schema: string
  readonly migrations: readonly string[]
  /** Its tests that failed by chance, each with the later commit that mended it. */
  readonly mended: Readonly<Record<string, string>>
}

/** The program that is in service, written again with each release. */
export const LAST_RELEASE: Release = lastRelease

/** What the tests of the server need. */
const PLACES = ['apps/server', 'packages', 'tooling/test-support', 'package.json', 'tsconfig.base.json']

const git = (...args: string[]) => execFileSync('git', ['-C', REPOSITORY, ...args], { maxBuffer: 2 ** 30 })

/** Whether the history reaches back to it: not in a clone that was cut short. */
export function hasLastRelease(): boolean {
  try {
    git('cat-file', '-e', `${LAST_RELEASE.commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Lays the last release beside this one, with the packages that are installed here. */
export function layLastRelease() {
  const root = mkdtempSync(join(tmpdir(), 'proverka-release-'))
  execFileSync('tar', ['-x', '-C', root], { input: git('archive', LAST_RELEASE.commit, ...PLACES) })
  for (const [file, commit] of Object.entries(LAST_RELEASE.mended))
    execFileSync('git', ['apply'], { cwd: root, input: git('diff', `${commit}^`, commit, '--', file) })
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  const workspaces = ['apps/server', 'tooling/test-support']
  for (const name of readdirSync(join(root, 'packages'))) workspaces.push(join('packages', name))
  for (const workspace of workspaces) linkPackages(workspace, root)
  return {
    server: join(root, 'apps', 'server'),
    /** Gives it today's schema: its own files and what came after them. */
    takeMigrations() {
      const own = join(root, 'apps/server', LAST_RELEASE.schema)
      for (const file of readdirSync(MIGRATIONS))
        if (!LAST_RELEASE.migrations.includes(file)) cpSync(join(MIGRATIONS, file), join(own, file))
    },
    drop: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Links are relative: those to packages of the repository lead to the release's own, the others to what is installed. */
function linkPackages(workspace: string, root: string): void {
  const source = join(REPOSITORY, workspace, 'node_modules')
  const target = join(root, workspace, 'node_modules')
  mkdirSync(target, { recursive: true })
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !['.cache', '.vite', '.vitest', '.bin'].includes(basename(file)),
  })
}
