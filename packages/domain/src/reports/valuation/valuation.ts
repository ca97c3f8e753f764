import * as v from 'valibot'

/**
 * The value of a flat as a report keeps it. Sums are roubles, areas square metres, shares are fractions (0.07 is 7 %),
 * days are ISO.
 */

/** A flat that was compared, with what its price was multiplied by. */
export const valuationComparableSchema = v.object({
  kind: v.picklist(['advert', 'deal']),
  /** The source of the price; absent in reports from before 24.11.2026. */
  source: v.optional(v.string()),
  address: v.string(),
  rooms: v.nullable(v.number()),
  floor: v.nullable(v.number()),
  area: v.number(),
  /** Of the sale, or on which the advert was seen last. */
  day: v.string(),
  price: v.number(),
  time_factor: v.number(),
  asking_factor: v.number(),
  /** Roubles of a square metre, adjusted. */
  metre: v.number(),
})

/** How past valuations erred: known sales valued as if they had not happened. */
export const backTestSchema = v.object({
  tested: v.number(),
  /** Absent when sales of all districts were taken. */
  district: v.optional(v.string()),
  median_error: v.number(),
  within_10: v.number(),
  within_20: v.number(),
  /** Share of the sales whose price lay in the range. */
  in_range: v.number(),
  /** Each error, the lowest first. */
  errors: v.array(v.number()),
})

/** The value of a flat with all that it rests on. */
export const valuationSchema = v.object({
  /** The last day that the market is known. */
  day: v.string(),
  district: v.string(),
  low: v.number(),
  middle: v.number(),
  high: v.number(),
  metre: v.number(),
  scope: v.picklist(['house', 'district']),
  /** Like flats, of which the nearest were compared. */
  found: v.number(),
  /** The cheapest metre first. */
  comparables: v.array(valuationComparableSchema),
  /** Absent when the market names too few prices to measure one. */
  trend: v.optional(
    v.object({ monthly: v.number(), months: v.array(v.object({ month: v.string(), metre: v.number() })) }),
  ),
  asking: v.optional(v.object({ share: v.number(), deals: v.number(), adverts: v.number() })),
  back_test: v.optional(backTestSchema),
})

/** A flat that was compared. */
export type ValuationComparable = v.InferOutput<typeof valuationComparableSchema>
/** How past valuations erred. */
export type BackTest = v.InferOutput<typeof backTestSchema>
/** The value of a flat. */
export type Valuation = v.InferOutput<typeof valuationSchema>
