/**
 * Digits of a number that were typed in groups, without the spaces and hyphens between them: `5001 0073 2259`. A text with
 * anything else is left to the rule of its field.
 */
export function bareDigits(text: string): string {
  return /^\d[\d\s-]*$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text
}
