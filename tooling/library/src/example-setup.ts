import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './published-packages.ts'

interface ExampleSetup {
  /** What the examples take as given, as source text. */
  readonly given: () => string
  /** They call a running server as its demo client, by the address and the key of the environment; Node alone runs them. */
  readonly needsServer?: true
}

/** What the README examples of some packages need; those of the others need nothing. */
const EXAMPLE_SETUP: Readonly<Record<string, ExampleSetup>> = {
  api: {
    given: () =>
      `const { BASE_URL: baseUrl, KEY: key, PERSON: username, PASSWORD: password } = (globalThis as any).process.env as Record<string, string>\n`,
    needsServer: true,
  },
  'report-proof': {
    given: () => {
      const fixture = (name: string) => readFileSync(join(folderOf('report-proof'), 'fixtures', name))
      const pdf = JSON.stringify(fixture('report.pdf').toString('base64'))
      return [
        `const bytes = Uint8Array.from(atob(${pdf}), (sign) => sign.charCodeAt(0))`,
        `const token = ${JSON.stringify(fixture('report.sd-jwt').toString())}`,
        `const keys = ${fixture('keys.json').toString().trim()} as const`,
        '',
      ].join('\n')
    },
  },
  'gost-signature': {
    given: () => `const file = ${bytesOf('message.txt')}\nconst sig = ${bytesOf('256-TCB.sig')}\n`,
  },
  egrn: {
    given: () => {
      const file = join(folderOf('egrn'), 'fixtures/extract_transfer_rights_property_demo.xml')
      const plan = join(folderOf('egrn'), 'fixtures/plans/new_2026.xml')
      const bytesOfText = (path: string) =>
        `new TextEncoder().encode(${JSON.stringify(readFileSync(path, 'utf8'))})`
      return `const bytes = ${bytesOfText(file)}\nconst planBytes = ${bytesOfText(plan)}\n`
    },
  },
}

/** A fixture of signatures as a source text. */
function bytesOf(fixture: string): string {
  const bytes = readFileSync(join(folderOf('gost-signature'), 'fixtures', fixture))
  return `Uint8Array.from([${[...bytes].join(', ')}])`
}

export function exampleSetup(name: string): ExampleSetup {
  return EXAMPLE_SETUP[name] ?? { given: () => '' }
}
