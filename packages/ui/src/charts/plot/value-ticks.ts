const NICE_STEPS = [1, 2, 2.5, 5, 10]

/**
 * Round values for the grid lines, about `wanted` of them: the first is at or below `low`, the last at or above `high`,
 * so they also bound the plot.
 */
export function valueTicks(low: number, high: number, wanted = 4): readonly number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE_STEPS.find((nice) => nice * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}
