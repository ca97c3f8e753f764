import { CADASTRAL_REGIONS, regionNamed } from '@proverka/domain'

/** Regions that the bailiffs count with a neighbour. */
const JOINED: Readonly<Record<string, string>> = {
  '83': '29',
  '79': '27',
  '87': '41',
  '90': '82',
  '91': '82',
}

/** The bailiffs' code of a region by its name; undefined for a name that is not in the list of regions. */
export function bailiffRegion(name: string): string | undefined {
  const region = regionNamed(name)
  const code = Object.keys(CADASTRAL_REGIONS).find((key) => CADASTRAL_REGIONS[key] === region)
  return code && (JOINED[code] ?? code)
}
