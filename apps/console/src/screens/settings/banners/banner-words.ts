import { ALERT_PLACES, findAlertPlace, type AlertPlace } from '@proverka/domain/navigation'
import { alertParts, alertState } from '@proverka/domain/sites'
import type { ResultTone } from '@proverka/ui/primitives'
import { whenText } from '../../../parts/moment.ts'
import type { BannerContent } from './banner-queries.ts'

const BRANDS = { realty: 'недвижимость', fiz: 'люди' } as const

/** Where a banner is: «все страницы», «/blog/». */
export const pageWords = ({ path, heading }: AlertPlace): string =>
  path === null ? 'все страницы' : `${heading ? `«${heading}», ` : ''}${path === '/' ? '/' : `${path}/`}`

export const placeWords = (place: AlertPlace): string => `${BRANDS[place.brand]}: ${pageWords(place)}`

/** The same page of the other brand; undefined where that one has no such page. */
export const otherPlace = (place: AlertPlace): AlertPlace | undefined =>
  ALERT_PLACES.find(({ brand, page }) => brand !== place.brand && page === place.page)

export const placeText = (key: string): string => {
  const place = findAlertPlace(key)
  return place ? placeWords(place) : 'такой страницы больше нет'
}

/** Whether a banner is seen now, and until when. */
export function stateWords(banner: BannerContent, now: number): readonly [string, ResultTone] {
  const { active_from, active_until } = banner
  switch (alertState(banner, now)) {
    case 'off':
      return ['выключен', 'grey']
    case 'ended':
      return [`погас ${active_until ? whenText(active_until) : ''}`, 'grey']
    case 'planned':
      return [`загорится ${active_from ? whenText(active_from) : ''}`, 'wait']
    default:
      return [active_until ? `включен до ${whenText(active_until)}` : 'включен до отмены', 'green']
  }
}

/** What a change is shown by, line by line. */
export function contentWords({
  value,
  enabled,
  active_from,
  active_until,
}: BannerContent): Record<string, string> {
  const { heading, text } = alertParts(value)
  return {
    Заголовок: heading ?? 'нет',
    Текст: text,
    С: active_from ? whenText(active_from) : 'сразу',
    До: active_until ? whenText(active_until) : 'до отмены',
    Включен: enabled ? 'да' : 'нет',
  }
}

/** The lines that differ; all of them for what was not there. */
export function differences(before: BannerContent | undefined, after: BannerContent) {
  const [was, becomes] = [before && contentWords(before), contentWords(after)]
  return Object.entries(becomes)
    .filter(([what, words]) => was?.[what] !== words)
    .map(([what, words]) => ({ what, before: was?.[what], after: words }))
}
