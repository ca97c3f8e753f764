import { equal, deepEqual, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changesetFaults, publishedVersions, waitingChangesets } from './changesets.ts'
import { publishedPackages, sortByDependencies } from './published-packages.ts'
import { tarballFaults, type Tarball } from './tarball-faults.ts'

const GOOD: Tarball = {
  folder: 'egrn',
  json: {
    name: '@proverka/egrn',
    version: '0.2.0',
    license: 'MIT',
    description: 'Reads extracts',
    keywords: ['egrn', 'xml', 'russia'],
    engines: { node: '>=20.19' },
    homepage: 'https://git.proverka.example/proverka/tree/main/packages/egrn#readme',
    repository: { url: 'git+https://git.proverka.example/proverka.git', directory: 'packages/egrn' },
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    dependencies: { '@proverka/domain': '0.3.0', saxes: '6.0.0' },
  },
  files: [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
    'dist/index.js',
    'dist/index.d.ts',
    'dist/license/license.js',
  ],
  license: 'MIT License\n\nCopyright',
  changelog: '# @proverka/egrn\n\n## 0.2.0\n\nNew\n',
  texts: new Map([['dist/index.d.ts', '/** Reads an extract. */']]),
  versions: new Map([
    ['@proverka/egrn', '0.2.0'],
    ['@proverka/domain', '0.3.0'],
  ]),
}

describe('a packed package', () => {
  it('has no fault when it can be published', () => {
    deepEqual(tarballFaults(GOOD), [])
  })

  const without = (path: string) => ({ ...GOOD, files: GOOD.files.filter((file) => file !== path) })
  const withJson = (json: Partial<Tarball['json']>) => ({ ...GOOD, json: { ...GOOD.json, ...json } })
  const dependingOn = (name: string, range: string) => withJson({ dependencies: { [name]: range } })
  const broken: Readonly<Record<string, readonly [Tarball, string]>> = {
    'a licence of another name': [without('LICENSE'), 'has no LICENSE'],
    'no log of changes': [without('CHANGELOG.md'), 'has no CHANGELOG.md'],
    'an export without its types': [without('dist/index.d.ts'), 'has no dist/index.d.ts'],
    'a source': [{ ...GOOD, files: [...GOOD.files, 'src/index.ts'] }, 'carries src/index.ts'],
    'a test': [{ ...GOOD, files: [...GOOD.files, 'dist/a.test.js'] }, 'carries dist/a.test.js'],
    'another licence': [{ ...GOOD, license: 'All rights reserved' }, 'its LICENSE is not the MIT License'],
    'an older log': [{ ...GOOD, changelog: '## 0.1.0\n' }, 'its CHANGELOG has no 0.2.0'],
    'a range of the workspace': [
      dependingOn('@proverka/domain', 'workspace:*'),
      'depends on @proverka/domain by workspace:*',
    ],
    'a private package': [
      dependingOn('@proverka/ui', '0.5.0'),
      'depends on @proverka/ui, which is not published',
    ],
    'another version': [
      dependingOn('@proverka/domain', '0.2.0'),
      'depends on @proverka/domain 0.2.0, not 0.3.0',
    ],
    'no keywords': [withJson({ keywords: [] }), 'has less than three keywords'],
    'another folder': [
      withJson({ repository: { ...GOOD.json.repository, directory: 'egrn' } }),
      'repository.directory is not packages/egrn',
    ],
    'no versions of Node': [withJson({ engines: {} }), 'has no engines.node'],
    'an id of a requirement': [
      { ...GOOD, texts: new Map([['dist/index.d.ts', '/** Reads (CALL-025). */']]) },
      'dist/index.d.ts names CALL-025',
    ],
    'the licence of the product': [withJson({ license: 'SEE LICENSE IN LICENSE' }), 'license is not MIT'],
  }
  for (const [title, [tarball, fault]] of Object.entries(broken))
    it(`is refused with ${title}`, () => deepEqual(tarballFaults(tarball), [fault]))
})

describe('published packages', () => {
  it('are those of the workspace that are not private, each after those it depends on', () => {
    const names = publishedPackages()
    equal(names[0], 'domain')
    equal(names.includes('gost-signature'), true)
    equal(names.includes('ui'), false)
    equal(names.indexOf('api') > names.indexOf('domain'), true)
  })

  it('never depend on each other', () => {
    const json = (name: string, dependency: string) => ({
      name,
      version: '0.1.0',
      dependencies: { [dependency]: '0.1.0' },
    })
    throws(
      () =>
        sortByDependencies(
          new Map([
            ['a', json('@proverka/a', '@proverka/b')],
            ['b', json('@proverka/b', '@proverka/a')],
          ]),
        ),
      /a, b/,
    )
  })
})

describe('a waiting change', () => {
  const versions = new Map([
    ['@proverka/domain', '0.3.0'],
    ['@proverka/proof', '1.2.0'],
  ])
  const faultsOf = (head: string, body = '\nNew.\n') =>
    changesetFaults({ file: 'a.md', text: `---\n${head}\n---\n${body}` }, versions)

  it('names published packages with a level, and says what changed', () => {
    deepEqual(faultsOf(`'@proverka/domain': minor\n'@proverka/proof': major`), [])
    deepEqual(faultsOf(`'@proverka/ui': minor`), ['a.md: @proverka/ui is not published'])
    deepEqual(faultsOf(`'@proverka/domain': big`), [
      `a.md: «'@proverka/domain': big» is not 'package': level`,
    ])
    deepEqual(faultsOf(`'@proverka/domain': major`), ['a.md: @proverka/domain is below 1.0, not major'])
    deepEqual(faultsOf(`'@proverka/domain': patch`, '\n'), ['a.md: says nothing'])
  })

  it('can be released as it is in the repository', () => {
    const known = publishedVersions()
    deepEqual(
      waitingChangesets().flatMap((changeset) => changesetFaults(changeset, known)),
      [],
    )
  })
})
