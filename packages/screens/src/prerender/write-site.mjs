import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { composePage, composeShell, styleAttributes, withoutStyleAttributes } from './compose-page.ts'

/** Manifest key of an app's entry. */
const ENTRY = 'index.html'

/**
 * Writes the HTML files of an app after both Vite builds: one per prerendered page, `app.html` for addresses that are
 * rendered in the browser, `not-found.html`, and the list of the routes that have a page.
 *
 * @param {{ appDir: string, repositoryDir: string }} dirs absolute paths
 */
export async function writeSite({ appDir, repositoryDir }) {
  const client = join(appDir, 'dist/client')
  const {
    render,
    prerendered: pages,
    served,
    siteName,
  } = await import(join(appDir, 'dist/server/entry-server.js'))
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const keyOf = (source) => relative(appDir, join(repositoryDir, source))
  const compose = async (path, source) =>
    composePage({
      template,
      rendered: await render(path),
      manifest,
      pageKey: source ? keyOf(source) : ENTRY,
      entryKey: ENTRY,
      bootKey: keyOf('packages/screens/src/app/boot.ts'),
      readStyle: (file) => readFileSync(join(client, file), 'utf8').trim(),
    })

  await writeFile(join(client, 'app.html'), composeShell({ template, siteName, manifest, entryKey: ENTRY }))
  await writeFile(
    join(client, 'not-found.html'),
    withoutStyleAttributes(await compose('/no-such-page/', 'packages/screens/src/error/error-page.tsx')),
  )
  for (const { path, source } of pages) {
    const html = await compose(path, source)
    const refused = styleAttributes(html)
    if (refused.length > 0)
      console.warn(`${path}: ${refused.length} style attributes left out: ${refused[0]}`)
    const file = join(client, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, withoutStyleAttributes(html))
  }
  await writeFile(join(client, '.vite/routes.json'), JSON.stringify(served))
  await rm(join(appDir, 'dist/server'), { recursive: true })
  console.log(`prerendered ${pages.length} pages`)
}
