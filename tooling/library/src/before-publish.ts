import { readPackageJson } from './published-packages.ts'

/*
 * Runs before a package is published: `.example` never resolves (RFC 2606), so whoever publishes puts the address of the
 * public repository in its place first.
 */
const { name, homepage, repository } = readPackageJson(process.cwd())
if ([homepage, repository?.url].some((url) => url === undefined || new URL(url).host.endsWith('.example'))) {
  console.error(
    `${name}: homepage and repository.url in package.json are not those of a public repository yet`,
  )
  process.exitCode = 1
}
