/** A share of a right as a number: `2/3` and `1`; undefined where the register writes words or divides by nought. */
export function shareFraction(share: string): number | undefined {
  const [, numerator, denominator = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(share) ?? []
  return numerator === undefined || Number(denominator) === 0
    ? undefined
    : Number(numerator) / Number(denominator)
}
