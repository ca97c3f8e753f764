export interface Steps {
  step: number
  min?: number | undefined
  max?: number | undefined
}

/** The value one step up or down, within its limits; an empty field begins at the lower limit, or else at zero. */
export function stepValue(value: string, direction: 1 | -1, { step, min, max }: Steps): string {
  const from = value === '' ? NaN : Number(value)
  const next = Number.isFinite(from) ? from + direction * step : Math.max(min ?? 0, Math.min(0, max ?? 0))
  const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))
  // 0.1 + 0.2 of the browser is 0.30000000000000004.
  return String(Number(within.toFixed(Math.max(decimals(step), decimals(from), decimals(within), 0))))
}

function decimals(value: number): number {
  const places = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return Math.min(places, 6)
}
