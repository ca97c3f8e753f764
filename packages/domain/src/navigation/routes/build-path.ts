import { buildQuery, encodePart } from './query.ts'
import type { QueryValues } from './query.ts'
import { routeByName } from './routes.ts'

/** Values of the parameters of a path, not encoded. */
export type PathParams = Readonly<Record<string, string | number | undefined>>

/**
 * The address of a page by the name of its route, always with the trailing slash; parameters are encoded exactly once
 * (AMB-14). An unknown name, a missing parameter and a parameter that a browser would read as a step up throw a
 * `RangeError` (NAV-25).
 */
export function buildPath(name: string, params: PathParams = {}, query: QueryValues = {}): string {
  const segments: string[] = []
  for (const part of routeByName(name).path.split('/')) {
    if (part === '') continue
    const param = /^\{(\w+)(\?)?\}$/.exec(part)
    if (param === null) {
      segments.push(part)
      continue
    }
    const given = params?.[param[1] ?? '']
    const value = typeof given === 'number' ? String(given) : given
    if ((value === undefined || value === '') && param[2] === '?') continue
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
      throw new RangeError(`Route ${name} needs the parameter ${param[1]}`)
    }
    segments.push(encodePart(value))
  }
  const path = segments.length === 0 ? '/' : `/${segments.join('/')}/`
  return path + buildQuery(query)
}
