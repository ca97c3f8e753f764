import {
  addressPartText,
  addressText,
  kindOfGarLevel,
  stateOfGarCard,
  type AddressPart,
  type RegisterKind,
  type RegisterState,
} from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'

/** An object of GAR, as it is now. */
export interface RegisterObject {
  /** OBJECTID of GAR. */
  readonly id: number
  readonly region: number
  /** OBJECTGUID of GAR, the house id of other registers. */
  readonly guid: string
  readonly level: number
  readonly kind: RegisterKind
  readonly state: RegisterState
  /** What it is a part of: the house of a flat; null where GAR has no relation in force. */
  readonly parentId: number | null
  /** Its own words: «кв. 5». */
  readonly ownPart: string
  /** From the region inwards; null where a step is missing or does not exist any more. */
  readonly parts: readonly AddressPart[] | null
  readonly address: string | null
  /** Any number of them, and each may be another object's, too. */
  readonly numbers: readonly string[]
  /** What was typed in for a number and cannot be read as one. */
  readonly unreadableNumbers: readonly string[]
  /** Its own, else that of the nearest place around it. */
  readonly postcode: string | null
  readonly oktmo: string | null
  /** Its own OKTMO, else that of the nearest place around it: flats have none. */
  readonly nearestOktmo: string | null
}

/** One object or one place around it. */
interface Node {
  readonly id: number
  readonly parentId: number | null
  readonly guid: string | null
  readonly level: number
  readonly type: string
  readonly name: string
  readonly more: readonly string[]
  readonly isActive: boolean
  readonly operation: number
  readonly postcode: string | null
  readonly oktmo: string | null
}

/** Of several relations in force the latest counts. */
const PARENT = (of: string) => `left join lateral (
    select parent_id from register.gar_relations where region = $1 and object_id = ${of}
     order by updated_on desc, record_id desc limit 1) r on true`

const PARAM = (kind: number) =>
  `(select value from register.gar_params where region = $1 and object_id = n.object_id and kind = ${kind} order by record_id desc limit 1)`

/** Each object and place once, however many flats a house has. */
const NODES = `
  with recursive nodes as (
    select o.object_id, r.parent_id from unnest($2::bigint[]) as o (object_id) ${PARENT('o.object_id')}
    union
    select n.parent_id, r.parent_id from nodes n ${PARENT('n.parent_id')} where n.parent_id <> 0)
  select n.object_id as id, n.parent_id as "parentId", c.guid, c.level, c.type, c.name, c.more,
         c.is_active as "isActive", c.operation, ${PARAM(5)} as postcode, ${PARAM(7)} as oktmo
    from nodes n
    join lateral (
      select * from register.gar_cards where region = $1 and object_id = n.object_id
       order by is_active desc, record_id desc limit 1) c on true`

const NUMBERS = `
  select object_id as id, number, written from register.gar_numbers
   where region = $1 and object_id = any($2::bigint[]) order by object_id, record_id, number`

/** The objects of some ids in their order; ids that the register does not have are left out. */
export async function readRegisterObjects(
  run: RunStatement,
  ids: readonly number[],
): Promise<RegisterObject[]> {
  if (ids.length === 0) return []
  const { rows } = await run(
    'select distinct region, object_id as id from register.gar_cards where object_id = any($1::bigint[])',
    [[...ids]],
  )
  const byRegion = Map.groupBy(rows as { region: number; id: number }[], ({ region }) => region)
  const found = new Map<number, RegisterObject>()
  for (const [region, of] of byRegion)
    for (const object of await readRegionObjects(
      run,
      region,
      of.map(({ id }) => id),
    ))
      found.set(object.id, object)
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function readRegionObjects(
  run: RunStatement,
  region: number,
  ids: number[],
): Promise<RegisterObject[]> {
  const { rows } = await run(NODES, [region, ids])
  const nodes = new Map((rows as Node[]).map((node) => [node.id, node]))
  const { rows: numbered } = await run(NUMBERS, [region, ids])
  const numbers = Map.groupBy(
    numbered as { id: number; number: string | null; written: string | null }[],
    ({ id }) => id,
  )
  return ids.flatMap((id) => {
    const node = nodes.get(id)
    if (!node) return []
    const stated = numbers.get(id) ?? []
    const { parts, postcode, nearestOktmo } = walk(node, nodes)
    return {
      id,
      region,
      guid: node.guid ?? '',
      level: node.level,
      kind: kindOfGarLevel(node.level),
      state: stateOfGarCard(node),
      parentId: node.parentId,
      ownPart: addressPartText(partOf(node)),
      parts,
      address: parts && addressText(parts),
      numbers: [...new Set(stated.flatMap(({ number }) => number ?? []))],
      unreadableNumbers: [...new Set(stated.flatMap(({ written }) => written ?? []))],
      postcode,
      oktmo: node.oktmo,
      nearestOktmo,
    }
  })
}

/**
 * Walks relations, not the paths that GAR stores: after a move those of the flats are stale. A closed object is where it was, whatever
 * became of the steps; one in force has an address only if all of them are.
 */
function walk(start: Node, nodes: ReadonlyMap<number, Node>) {
  const steps: Node[] = []
  let node: Node | undefined = start
  while (node && (node.isActive || !start.isActive) && !steps.includes(node)) {
    steps.push(node)
    if (node.parentId === 0) break
    node = node.parentId === null ? undefined : nodes.get(node.parentId)
  }
  const isWhole = steps.at(-1)?.parentId === 0
  return {
    parts: isWhole ? steps.toReversed().map(partOf) : null,
    postcode: steps.find(({ postcode }) => postcode !== null)?.postcode ?? null,
    nearestOktmo: steps.find(({ oktmo }) => oktmo !== null)?.oktmo ?? null,
  }
}

function partOf({ level, type, name, more }: Node): AddressPart {
  if (level !== 10) return { level, type, name }
  const pairs = more.flatMap((word, at) => (at % 2 === 0 ? [[word, more[at + 1] ?? ''] as const] : []))
  return { level, type, name, more: pairs }
}

/** Ids of what is a part of an object now: the flats of a house. */
export async function listPartIds(run: RunStatement, id: number): Promise<number[]> {
  const { rows } = await run('select distinct region from register.gar_cards where object_id = $1', [id])
  const regions = (rows as { region: number }[]).map(({ region }) => region)
  if (regions.length === 0) return []
  const { rows: parts } = await run(
    `select distinct r.object_id as id from register.gar_relations r
       join register.gar_cards c on c.region = r.region and c.object_id = r.object_id and c.is_active
      where r.region = any($1::smallint[]) and c.region = any($1::smallint[]) and r.parent_id = $2 order by id`,
    [regions, id],
  )
  return (parts as { id: number }[]).map(({ id: part }) => part)
}

/** Level of houses in GAR. */
const HOUSE_LEVEL = 10

/** Which of some ids are houses that exist now, in the order of the ids. */
export async function listHousesAmong(run: RunStatement, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await run(
    `select distinct object_id as id from register.gar_cards
      where object_id = any($1::bigint[]) and level = ${HOUSE_LEVEL} and is_active`,
    [[...ids]],
  )
  const houses = new Set((rows as { id: number }[]).map(({ id }) => id))
  return ids.filter((id) => houses.has(id))
}

/** Ids of the houses with an OBJECTGUID that exist now; one as a rule. */
export async function listHousesByGuid(run: RunStatement, guid: string): Promise<number[]> {
  const { rows } = await run(
    `select distinct object_id as id from register.gar_cards where guid = $1::uuid and level = ${HOUSE_LEVEL} and is_active`,
    [guid],
  )
  return (rows as { id: number }[]).map(({ id }) => id)
}

/** The next ids of a region after one, for reading it whole in flat memory. */
export async function listIdsAfter(
  run: RunStatement,
  region: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await run(
    `select distinct object_id as id from register.gar_cards where region = $1 and object_id > $2 order by id limit $3`,
    [region, after, limit],
  )
  return (rows as { id: number }[]).map(({ id }) => id)
}
