import type { houseFactsSchema } from '@proverka/api/contract'
import type { FactName } from '@proverka/domain/register'
import type { InferInput } from 'valibot'
import { wholeRoubles } from './market.ts'
import type { RegisterHouse } from '../../adapters/registry/find-house.ts'
import type { MarketHouse } from '../../adapters/sources/market/find-house.ts'

/** A house with its facts; of a real one with the documents that state them. */
export function presentHouse({ own, real }: MarketHouse): InferInput<typeof houseFactsSchema> {
  if (own) return { address: own.address, year: own.year, floors: own.floors, material: own.material }
  const shownOf = (name: FactName) => real.facts.find((fact) => fact.name === name)?.shown
  const [year, floors, material] = [shownOf('year-built'), shownOf('floors'), shownOf('walls')]
  const stated = [year, floors, material].flatMap((fact) => fact ?? [])
  const documents = new Map(
    stated.map(({ source, document, day }) => [source, { source, document, day }] as const),
  )
  return {
    gar_id: real.garId,
    address: real.address,
    year: year ? Number(year.value) : null,
    floors: floors?.value ?? null,
    material: material ? String(material.value) : null,
    documents: [...documents.values()],
    region_price: presentRegionPrice(real),
  }
}

/** The average price in the region of a real house; null where no figure is loaded. */
export function presentRegionPrice({ regionPrice }: RegisterHouse) {
  if (!regionPrice) return null
  const { fresh, resale } = regionPrice
  return { ...regionPrice, fresh: wholeRoubles(fresh), resale: wholeRoubles(resale) }
}
