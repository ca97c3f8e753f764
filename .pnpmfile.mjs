// The node-<os>-<cpu> packages publish "os" and "cpu" as plain strings; pnpm filters on lists only.
const isNodeBinary = (name) => /^node-(bin-)?(linux|darwin|win)-/.test(name)

const asList = (value) => (typeof value === 'string' ? [value] : value)

export const hooks = {
  readPackage(pkg) {
    if (!isNodeBinary(pkg.name)) return pkg
    const os = asList(pkg.os)
    return { ...pkg, os, cpu: asList(pkg.cpu), ...(os?.[0] === 'linux' && { libc: ['glibc'] }) }
  },
}
