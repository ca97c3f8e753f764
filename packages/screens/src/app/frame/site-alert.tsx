import { alertParts } from '@proverka/domain/sites'
import { AlertBanner } from '@proverka/ui/frame'

/** One announcement as every site shows it; `value` is the text of the settings, its first line may be a heading. */
export function SiteAlert({ value }: { value: string }) {
  const { heading, text } = alertParts(value)
  return <AlertBanner heading={heading}>{text}</AlertBanner>
}
