import type { RegisterKind, RegisterState, SourceStatement } from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'

/** What one document says of an object, with its contour as it came. */
export interface RegisterRecord extends SourceStatement {
  readonly number: string | null
  /** The quarter of a plan, the file of a list of houses. */
  readonly part: string
  readonly kind: RegisterKind
  readonly state: RegisterState
  readonly address: string | null
  readonly partOf: string | null
  /** Of each contour the outer ring, then its holes; x is north, y is east. */
  readonly contours: readonly (readonly (readonly (readonly [x: number, y: number])[])[])[] | null
  readonly coordinateSystem: string | null
  /** When its document was loaded, Unix ms. */
  readonly loadedAt: number
}

/** A contour of the object with the document that it comes from. */
export interface DossierContour {
  readonly number: string
  readonly record: RegisterRecord & { readonly contours: NonNullable<RegisterRecord['contours']> }
}

const COLUMNS = `
  r.number, r.kind, r.state, r.address, r.part_of as "partOf", r.facts, d.source, d.document, d.day::text as day, d.part,
  (extract(epoch from d.loaded_at) * 1000)::float8 as "loadedAt",
  c.contours, c.coordinate_system as "coordinateSystem"`

const TABLES = `
  register.records r join register.documents d on d.id = r.document_id left join register.contours c on c.record_id = r.id`

/** What documents say of the objects with some numbers, and of a house by its GAR id; the newest documents first. */
export async function listRecords(
  run: RunStatement,
  { numbers, guid }: { readonly numbers: readonly string[]; readonly guid?: string | undefined },
): Promise<RegisterRecord[]> {
  const { rows } = await run(
    `select ${COLUMNS} from ${TABLES} where r.number = any($1::text[]) or r.guid = $2::uuid order by d.day desc, r.id`,
    [[...numbers], guid ?? null],
  )
  return rows as RegisterRecord[]
}
