import { parseAddress } from '@proverka/address-search'
import { plainText } from '@proverka/domain'
import { cutApartmentPart } from '@proverka/domain/property'
import { compareFacts, isGarId, type ComparedFact } from '@proverka/domain/register'
import { clearNumber } from './object-dossier.ts'
import type { RegionPrice } from './prices/region-price.ts'
import type { RegisterReads } from './register-reads.ts'

/** A house of GAR with what the sources of the register say of it. */
export interface RegisterHouse {
  readonly id: number
  /** OBJECTGUID of GAR: the address of a house changes and may be that of another one, this does not. */
  readonly garId: string
  readonly address: string
  readonly facts: readonly ComparedFact[]
  /** What a metre costs in its region on average; undefined where nothing is loaded of it. */
  readonly regionPrice: RegionPrice | undefined
}

/** Asks the address index for the ids of objects. */
type FindIds = (address: string, limit: number) => Promise<readonly number[]>

/** More than the flats of the largest house, so that a second house of the same address is seen behind them. */
const MOST_FOUND = 5000

/**
 * The house of a GAR id or of an address as people write it; a flat in it does not matter. Undefined where the register has none, and
 * where several are called so: none of them is chosen silently.
 */
export async function findRegisterHouse(
  reads: RegisterReads,
  findIds: FindIds,
  key: string,
): Promise<RegisterHouse | undefined> {
  const ids = isGarId(key) ? await reads.houseIdsByGuid(key.trim()) : await idsByAddress(reads, findIds, key)
  const [id] = ids
  if (id === undefined || ids.length > 1) return undefined
  const [house] = await reads.readObjects([id])
  if (!house?.address || house.state !== 'current') return undefined
  const number = await clearNumber(reads, house)
  const { nearestOktmo } = house
  const records = await reads.listRecords({ numbers: number ? [number] : [], guid: house.guid })
  return {
    id,
    garId: house.guid,
    address: house.address,
    facts: compareFacts(records),
    regionPrice: nearestOktmo === null ? undefined : await reads.findRegionPrice(nearestOktmo),
  }
}

/** A street alone names no house, even where it has a single one. */
async function idsByAddress(
  reads: RegisterReads,
  findIds: FindIds,
  address: string,
): Promise<readonly number[]> {
  const house = plainText(cutApartmentPart(address))
  if (parseAddress(house).house === '') return []
  return reads.housesAmong(await findIds(house, MOST_FOUND))
}
