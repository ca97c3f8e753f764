/*
 * Lines of the published CHANGELOGs. They name no commits: whoever reads a tarball has no repository beside it. Of the
 * packages that a version needs, one line with their versions is enough.
 */

export async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n')
  return `\n- ${first}\n${rest.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}`.trimEnd()
}

export async function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return ''
  const needed = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`)
  return `\n- Needs ${needed.join(', ')}.`
}
