// The node-<os>-<cpu> packages publish "os" and "cpu" as plain strings; pnpm filters on lists only.
const isNodeBinary = (name) => /^node-(bin-)?(linux|darwin|win)-/.test(name)

const asList = (value) => (typeof value === 'string' ? [value] : value)

// Their dist has everything in it: an override of this workspace, without which they do not install, does not travel along.
const SHIPS_ITS_DEPENDENCIES = new Set(['@proverka/report-proof'])

export const hooks = {
  readPackage(pkg) {
    if (!isNodeBinary(pkg.name)) return pkg
    const os = asList(pkg.os)
    return { ...pkg, os, cpu: asList(pkg.cpu), ...(os?.[0] === 'linux' && { libc: ['glibc'] }) }
  },
  beforePacking(pkg) {
    if (!SHIPS_ITS_DEPENDENCIES.has(pkg.name)) return pkg
    const { dependencies: _, ...rest } = pkg
    return rest
  },
}
