import { routeByName } from './routes.ts'

/** The first heading of a landing page (LAND-01..27); an unknown route throws a `RangeError`. */
export function routeHeading(name: string): string {
  const { heading } = routeByName(name)
  if (heading === undefined) throw new RangeError(`The route ${name} is no landing page`)
  return heading
}
