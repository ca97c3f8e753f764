const INT8 = 20
const DATE = 1082

/** Kopecks and counters fit a double exactly; a calendar date is a text, not an instant. */
export const PARSERS = { [INT8]: Number, [DATE]: (value: string) => value }
