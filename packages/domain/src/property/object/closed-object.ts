const NO_OWNER = 'У закрытой записи собственника нет. Проверяйте собственника действующего объекта.'

/** Why a product cannot be had for an object that left the register; a product that is absent tells of its past. */
export const CLOSED_OBJECT_REFUSALS: Readonly<Record<string, string>> = {
  FullCheck: 'Нечего сверять: сегодняшних прав на эту запись нет.',
  RiskAssessmentOwner: NO_OWNER,
  IndependentReport: NO_OWNER,
}

/** Products that tell of the past of an object: all that can be had for one that left the register. */
const PAST_PRODUCTS: ReadonlySet<string> = new Set(['EgrnObject', 'EgrnRightList'])

/** Whether a product about an object that left the register has something to tell. */
export function tellsOfPast(productName: string): boolean {
  return PAST_PRODUCTS.has(productName)
}
