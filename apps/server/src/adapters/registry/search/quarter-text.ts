/** The digits of a quarter, or those it begins with, as numbers have them: `50010101` is «50:01:0101». */
export const quarterText = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join(':')
