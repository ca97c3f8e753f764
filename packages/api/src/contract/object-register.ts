import { FACT_NAMES, REGISTER_KINDS, REGISTER_SOURCES, REGISTER_STATES } from '@proverka/domain/register'
import * as v from 'valibot'

const sourceSchema = v.picklist(REGISTER_SOURCES)

/** Of each source the document that counts. */
export const documentSchema = v.object({ source: sourceSchema, document: v.string(), day: v.string() })

/** A value as one document states it. */
const statedFactSchema = v.object({
  ...documentSchema.entries,
  value: v.union([v.string(), v.number()]),
  error: v.optional(v.number()),
})

/** One fact as all sources state it: shown is the one that counts, the others are compared with it. */
const comparedFactSchema = v.object({
  name: v.picklist(FACT_NAMES),
  shown: statedFactSchema,
  verdict: v.picklist(['single', 'agree', 'differ']),
  others: v.array(v.object({ fact: statedFactSchema, agrees: v.boolean(), by: v.optional(v.number()) })),
  /** Sources that know the object and do not state this fact. */
  silent: v.array(sourceSchema),
})

const objectFacts = { documents: v.array(documentSchema), facts: v.array(comparedFactSchema) }

/** What each source of the register says of an object; invented objects have none. */
export const objectSourcesSchema = v.object({
  kind: v.picklist(REGISTER_KINDS),
  state: v.picklist(REGISTER_STATES),
  /** OBJECTGUID of GAR. */
  gar_id: v.nullable(v.string()),
  ...objectFacts,
  /** The house of a flat. */
  house: v.nullable(
    v.object({
      gar_id: v.string(),
      number: v.nullable(v.string()),
      address: v.nullable(v.string()),
      ...objectFacts,
    }),
  ),
  /** Whose contour `getContour` answers with; null if no document has coordinates. */
  contour: v.nullable(v.picklist(['object', 'house'])),
})

/** [north, east] in metres of the source's coordinate system; in `degrees` [longitude, latitude]. */
const pointSchema = v.tuple([v.number(), v.number()])

/** Of each contour the outer ring, then its holes. */
const contoursSchema = v.array(v.array(v.array(pointSchema)))

/** A contour as its source gives it, with what is on record around it. */
export const contourSchema = v.object({
  /** Whose it is: of a flat that of its house. */
  number: v.string(),
  kind: v.picklist(REGISTER_KINDS),
  ...documentSchema.entries,
  /** As the source names it; null where it does not. */
  coordinate_system: v.nullable(v.string()),
  contours: contoursSchema,
  /** The area of the record that the contour has to have: of a building that of its footprint. */
  record_area: v.nullable(v.object({ value: v.number(), error: v.optional(v.number()) })),
  neighbours: v.array(
    v.object({ number: v.string(), kind: v.picklist(REGISTER_KINDS), contours: contoursSchema }),
  ),
  /** The same points in WGS 84, converted: null where the operator has no parameters of the coordinate system. */
  degrees: v.nullable(contoursSchema),
  /** A base map to draw the converted contour on, which the operator has named. */
  base_map: v.nullable(v.object({ tiles: v.string(), attribution: v.string() })),
})

/** Forms in which a contour can be taken along; `wgs84` only where its points can be converted. */
export const CONTOUR_FORMATS = ['geojson', 'wgs84', 'dxf', 'csv'] as const
