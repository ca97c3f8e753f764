import { readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/** Packages that those in `dependencies` bring along, and by which. */
const BROUGHT_ALONG = { '@owf/identity-common': '@sd-jwt/core' }

const LIBRARY = {
  index: 'src/index.ts',
  'code/code': 'src/code/code.ts',
  'issue/index': 'src/issue/index.ts',
}

export default defineConfig({
  entry: { ...LIBRARY, bin: 'src/bin/bin.ts' },
  format: ['esm'],
  dts: { entry: LIBRARY },
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // An override of the workspace does not travel with a package: what it resolves is shipped inside.
  noExternal: [/.*/],
  // Texts are Russian: escaping every letter makes them three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  // Who ships the code of others ships their licences.
  onSuccess: async () => {
    const own = Object.keys(manifest.dependencies).map((name) => [name, name] as const)
    const texts = await Promise.all([...own, ...Object.entries(BROUGHT_ALONG)].map(licenceOf))
    await writeFile(join(import.meta.dirname, 'dist/THIRD-PARTY-LICENSES.txt'), texts.join('\n\n'))
  },
})

async function licenceOf([name, broughtBy]: readonly [string, string]): Promise<string> {
  const folder = await realpath(join(import.meta.dirname, 'node_modules', broughtBy))
  const licence = join(folder.slice(0, -broughtBy.length), name, 'LICENSE')
  return `${name}\n\n${await readFile(licence, 'utf8')}`
}
