/** One row of figures, value by value for the labels of the chart; null where nothing is known. */
export interface Series {
  name: string
  values: readonly (number | null)[]
}

/** The known values of all series. */
export function knownValues(series: readonly Series[]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}

/** «Выручка: 12 (2021), 31,2 (2025)»: the first and the last known value of each series, said instead of the drawing. */
export function seriesSummary(
  labels: readonly string[],
  series: readonly Series[],
  format: (value: number) => string,
): string {
  return series.map((row) => `${row.name}: ${ends(labels, row, format)}`).join('; ')
}

function ends(labels: readonly string[], { values }: Series, format: (value: number) => string): string {
  const known = values.flatMap((value, i) =>
    value === null ? [] : [`${format(value)} (${labels[i] ?? ''})`],
  )
  if (known.length === 0) return 'нет сведений'
  return known.length === 1 ? known[0]! : `с ${known[0]!} до ${known.at(-1)!}`
}
