import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { composePage, composeShell } from './compose-page.ts'

/** Manifest key of an app's entry. */
const ENTRY = 'index.html'

/**
 * Writes the HTML files of an app after both Vite builds: one per page that is the same for everybody, the frame of each
 * page that the server draws, a shell for each of the others, which the browser draws, `not-found.html`, and the list of
 * the routes that have a page.
 *
 * @param {{ appDir: string, repositoryDir: string }} dirs absolute paths
 */
export async function writeSite({ appDir, repositoryDir }) {
  const client = join(appDir, 'dist/client')
  const { site } = await import(join(appDir, 'dist/server/entry-server.js'))
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const keyOf = (source) => relative(appDir, join(repositoryDir, source))
  const compose = (parts, sources) =>
    composePage({
      ...parts,
      template,
      manifest,
      pageKeys: sources.map(keyOf),
      entryKey: ENTRY,
      bootKey: keyOf('packages/screens/src/start/boot.ts'),
      readStyle: (file) => readFileSync(join(client, file), 'utf8').trim(),
    })
  const write = async (path, html) => {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), html)
  }
  const draw = async (path, sources) => {
    const drawn = await site.draw(path, refuse)
    if (drawn.refused.length > 0)
      console.warn(`${path}: ${drawn.refused.length} style attributes left out: ${drawn.refused[0]}`)
    return compose(drawn, sources)
  }

  const shell = { template, siteName: site.siteName, manifest, entryKey: ENTRY }
  await write('app.html', composeShell(shell))
  await write('not-found.html', await draw('/no-such-page/', ['packages/screens/src/error/error-page.tsx']))
  for (const { route, sources, html, path } of site.pages) {
    if (html === 'built') await write(join(path, 'index.html'), await draw(path, sources))
    else await write(`shells/${route}.html`, composeShell({ ...shell, pageKeys: sources.map(keyOf) }))
    if (html === 'drawn') await write(`drawn/${route}.html`, compose(FRAME, sources))
  }
  await writeFile(join(client, '.vite/routes.json'), JSON.stringify(site.pages.map(({ route }) => route)))
}

/** Where the server puts the head and the page. */
const FRAME = { head: '<!--head-->', body: '<!--app-->', startsOnLoad: true }

/** A page that is the same for everybody reads nothing. */
const refuse = () => Promise.reject(new Error('A page of the build asked for data'))
