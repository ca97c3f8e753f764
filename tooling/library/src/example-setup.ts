import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './published-packages.ts'
import type { Published } from './published-packages.ts'

/** What the examples of a README take as given, as source text. */
export const EXAMPLE_SETUP: { readonly [name in Published]: () => string } = {
  domain: () => '',
  api: () => '',
  egrn: () => {
    const file = join(folderOf('egrn'), 'fixtures/extract_transfer_rights_property_demo.xml')
    return `const bytes = new TextEncoder().encode(${JSON.stringify(readFileSync(file, 'utf8'))})\n`
  },
}
