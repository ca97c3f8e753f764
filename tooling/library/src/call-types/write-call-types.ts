import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { folderOf } from '../published-packages.ts'
import { run } from '../run.ts'
import { clientTypesModule } from './client-types-module.ts'

/** The sources of `packages/api` as their declarations are made from: with the types of the client written out. */
const FOLDER = join(folderOf('api'), '.cache/declarations')

/** Compiles only while each call takes and gives what the schemas say, optional fields among them. */
const CHECK = `import type { ApiClient as Inferred } from './client/inferred-client-types.ts'
import type { ApiClient as Written } from './client/client-types.ts'

type Opaque = File | ReadableStream | AbortSignal | ((...input: never[]) => unknown)

/** The same structure without names; \`Whole\` has every optional field, which is there or not for an assignment. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends Opaque
    ? T
    : T extends object
      ? { -readonly [Key in keyof T]: Plain<T[Key]> }
      : T

type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends Opaque
    ? T
    : T extends object
      ? { -readonly [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
      : T

type Input<F> = F extends (input: infer Given) => unknown ? Given : never
type Reply<F> = F extends (...input: never[]) => Promise<infer Read> ? Read : never

/** Its schema lists the fields of each kind, the inferred type those of all kinds together. */
type Wider = 'showPersonalData'

type Same<A, B, Name> = [A] extends [B] ? ([B] extends [A] ? true : Name extends Wider ? true : false) : false

type Check<Area extends keyof Inferred, Name extends keyof Inferred[Area] & keyof Written[Area]> = [
  Same<Plain<Input<Written[Area][Name]>>, Plain<Input<Inferred[Area][Name]>>, Name>,
  Same<Whole<Input<Written[Area][Name]>>, Whole<Input<Inferred[Area][Name]>>, Name>,
  Same<Plain<Reply<Written[Area][Name]>>, Plain<Reply<Inferred[Area][Name]>>, never>,
  Same<Whole<Reply<Written[Area][Name]>>, Whole<Reply<Inferred[Area][Name]>>, never>,
]

`

/** Writes the types of the client and compiles them beside the inferred ones; throws `CommandError` where they differ. */
export async function writeCallTypes(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(join(folderOf('api'), 'src'), join(FOLDER, 'src'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  })
  const client = join(FOLDER, 'src/client')
  renameSync(join(client, 'client-types.ts'), join(client, 'inferred-client-types.ts'))
  writeFileSync(join(client, 'client-types.ts'), clientTypesModule())
  const checks = Object.entries(contract).flatMap(([area, calls]) =>
    Object.keys(calls).map(
      (name) => `export const ${area}_${name}: Check<'${area}', '${name}'> = [true, true, true, true]`,
    ),
  )
  writeFileSync(join(FOLDER, 'src/check.ts'), [CHECK, ...checks].join('\n'))
  const options = { extends: '../../tsconfig.json', include: ['src'] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(options))
  await run('tsc', ['-p', FOLDER, '--checkers', '1'], FOLDER)
}

if (import.meta.main) await writeCallTypes()
